import { dayOf } from '../../kernel/dates.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { enGarantia, type EstadoReparacion, isOver } from './parts.ts';
import type { CaseSheet } from './views/sheet.ts';

/** What of a case decides whether its repair is quoted. */
export type RepairedCase = Pick<CaseSheet, 'number' | 'estado' | 'createdAt' | 'lineas' | 'cliente' | 'ejecutivo'>;

/** Products that their warranty did not cover on the day on which the case was opened: what a repair is charged for. */
export const toBeCharged = <C extends Pick<RepairedCase, 'createdAt' | 'lineas'>>({ createdAt, lineas }: C) =>
  lineas.filter((line) => !enGarantia(line, dayOf(createdAt)));

/** What became of the quotation of a repair, of what its own stream says. */
export function outcomeOf(q: {
  readonly estado: string;
  readonly respuesta: { readonly estado: 'aceptada' | 'declinada' } | null;
}): EstadoReparacion {
  if (q.estado === 'Convertida') return 'Convertida en pedido';
  if (q.estado === 'Anulada' || q.estado === 'Expirada') return q.estado;
  if (q.respuesta === null) return 'Por responder';
  return q.respuesta.estado === 'aceptada' ? 'Aceptada' : 'Rechazada';
}

/** Whether a quotation still stands in the way of another one for the same repair. */
export const stands = ({ estado }: { readonly estado: string }): boolean =>
  estado !== 'Anulada' && estado !== 'Expirada';

/** The repair has its quotation: it is named, so that it can be opened. */
export const alreadyQuoted = (rma: number, cotizacion: number, titulo: string): Rejection =>
  reject(
    'RMA_YA_COTIZADO',
    titulo,
    `El RMA N° ${rma} ya tiene la Cotización N° ${cotizacion}, que sigue en pie. Ábrela y cámbiala, o anúlala para hacer otra.`,
    { cotizacion },
  );

/** Why no repair of this case is quoted; undefined when it can be. `standing`: number of a quotation of it that is not over. */
export function cannotQuote(c: RepairedCase, standing: number | null, titulo: string): Rejection | undefined {
  if (isOver(c))
    return reject(
      'ESTADO_NO_PERMITE',
      titulo,
      `El RMA N° ${c.number} está en ${c.estado}: una reparación se cotiza mientras el caso está abierto.`,
    );
  if (toBeCharged(c).length === 0)
    return reject(
      'RMA_EN_GARANTIA',
      titulo,
      `Todos los productos del RMA N° ${c.number} estaban en garantía cuando se abrió: su reparación no se cobra.`,
    );
  return standing === null ? undefined : alreadyQuoted(c.number, standing, titulo);
}

/** A repair is quoted to whoever brought the product. */
export const otherCustomer = (
  c: RepairedCase,
  cliente: { readonly _id: string; readonly nombre: string },
  titulo: string,
) =>
  c.cliente._id === cliente._id
    ? undefined
    : reject(
        'OTRO_CLIENTE',
        titulo,
        `El RMA N° ${c.number} es de ${c.cliente.nombre} y la cotización de ${cliente.nombre}. Cotiza la reparación a su cliente.`,
      );
