import { creditFor } from '../credits/parts.ts';
import { loansOut } from '../loans/loans.shared.ts';
import { exchangeOf, type Rma } from './case.ts';
import type { Resolucion } from './parts.ts';

type Line = Pick<Rma['lineas'][number], 'linea' | 'producto' | 'serie' | 'resolucion'>;
type Acts = Pick<Rma, 'movimientos' | 'creditos' | 'reclamos'>;

const unitName = ({ producto, serie }: Line): string => `${producto.part_number}${serie === null ? '' : ` (${serie})`}`;

/** Why a product cannot end so: what was done about it already is another outcome. Undefined when it can. */
export function otherOutcome(r: Acts, line: Line, resolucion: Resolucion): string | undefined {
  if (resolucion !== 'Cambio' && exchangeOf(r, line.linea))
    return `${unitName(line)} ya se cambió por otra unidad: resuélvelo como Cambio, o deshaz el cambio.`;
  const credit = creditFor(r.creditos, line.linea);
  if (resolucion !== 'Nota de Crédito' && credit)
    return `${unitName(line)} ya tiene su nota de crédito${credit.folio === null ? ' pedida' : ` (N° ${credit.folio})`}: resuélvelo como Nota de Crédito.`;
  return undefined;
}

/** The act that a product lacks for the outcome that it was given. */
function actDue(r: Acts, line: Line): { codigo: string; mensaje: string } | undefined {
  const { linea, resolucion } = line;
  if (resolucion === 'Cambio' && !exchangeOf(r, linea))
    return {
      codigo: 'CAMBIO_PENDIENTE',
      mensaje: `${unitName(line)} se resolvió como Cambio y no ha salido la otra unidad: regístrala con «Cambiar».`,
    };
  if (resolucion === 'Nota de Crédito' && creditFor(r.creditos, linea)?.estado !== 'Emitida')
    return {
      codigo: 'NOTA_CREDITO_PENDIENTE',
      mensaje: creditFor(r.creditos, linea)
        ? `La nota de crédito de ${unitName(line)} está pedida y aún no se emite: espera unos segundos.`
        : `${unitName(line)} se resolvió como Nota de Crédito y nadie la ha pedido: Finanzas la pide con «Nota de crédito».`,
    };
  // A claim that the supplier refused is one too: the unit was with him.
  if (resolucion === 'A Proveedor' && !r.reclamos.some((one) => one.linea === linea && one.estado !== 'Abierto'))
    return {
      codigo: 'RECLAMO_PENDIENTE',
      mensaje: `${unitName(line)} se resolvió como A Proveedor y no se ha enviado un reclamo: ábrelo con «Reclamar a proveedor» y envíalo.`,
    };
  return undefined;
}

/** What was done for a case that has to be taken back before it is rejected, as a sentence. Undefined when there is nothing. */
export function standingAct(r: Acts & Pick<Rma, 'lineas'>): string | undefined {
  const moved = r.movimientos.find(({ estado }) => estado === 'hecho');
  if (moved)
    return moved.tipo === 'prestamo'
      ? `El cliente tiene prestado ${moved.producto.part_number}: recíbelo antes con «Préstamo».`
      : `Salió ${moved.producto.part_number} por este RMA: deshaz antes ese movimiento.`;
  const credited = r.lineas.find(({ linea }) => creditFor(r.creditos, linea));
  if (credited) return `${unitName(credited)} tiene su nota de crédito: el RMA ya no se rechaza.`;
  const claimed = r.reclamos.find(
    ({ estado, entrega }) => estado === 'Enviado' || (estado === 'Aceptado' && entrega !== null),
  );
  return claimed
    ? `${claimed.producto.part_number} está con el proveedor ${claimed.proveedor.nombre}: avanza antes ese reclamo.`
    : undefined;
}

/** What has to be done before a case ends: the act of each outcome, and loans that are out. Undefined when nothing is due. */
export function pendingAct(r: Acts & Pick<Rma, 'lineas'>): { codigo: string; mensaje: string } | undefined {
  for (const line of r.lineas) {
    const due = actDue(r, line);
    if (due) return due;
  }
  const out = loansOut(r.movimientos);
  return out.length === 0
    ? undefined
    : {
        codigo: 'PRESTAMO_PENDIENTE',
        mensaje: `El cliente tiene prestado ${out.map(({ producto, series }) => [producto.part_number, ...series].join(' ')).join(', ')}. Recíbelo con «Préstamo», o anótalo como perdido, antes de entregar.`,
      };
}
