import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { formatDay } from '../../../kernel/dates.ts';
import { pesosText } from '../../../kernel/money.ts';
import { code, count, day, flag, instant, number, state, text } from '../../../kernel/field.ts';
import type { Reclamo } from '../../claims/parts.ts';
import { creditFor, type CreditoRma, toCredit } from '../../credits/parts.ts';
import { loansOut, openLoans } from '../../loans/loans.shared.ts';
import { stepsFrom } from '../../claims/steps.shared.ts';
import { repairLooks, rmaLooks } from '../looks.ts';
import type { MovimientoRma } from '../goods.shared.ts';
import { ESTADOS_REPARACION, isOver } from '../parts.ts';
import { toBeCharged } from '../repair-quotation.shared.ts';
import { caseRow } from './case-row.ts';
import type { CaseSheet } from './sheet.ts';

const facts = factsOf<CaseSheet>();

/** A movement in a word: what, and out of which warehouse. */
export const movementName = ({ tipo, producto, cantidad, series, origen }: MovimientoRma): string => {
  const out = series.length > 0 ? series.join(', ') : `${cantidad} × ${producto.part_number}`;
  const what = tipo !== 'cambio' && series.length > 0 ? `${producto.part_number} ${out}` : out;
  return `${what} (${origen})`;
};

/** What went out for a product of the case, and what stock refused; nothing where nothing did. */
function movedFor(movimientos: readonly MovimientoRma[], linea: number) {
  const own = movimientos.filter((one) => one.linea === linea);
  const said = (which: (one: MovimientoRma) => boolean, name: (one: MovimientoRma) => string = movementName) =>
    own.filter(which).map(name).join(' · ');
  const repuestos = said(({ tipo, estado }) => tipo === 'repuesto' && estado === 'hecho');
  const reemplazo = said(({ tipo, estado }) => tipo === 'cambio' && estado === 'hecho');
  const prestamo = own
    .filter(({ tipo }) => tipo === 'prestamo')
    .filter(({ estado }) => estado === 'hecho' || estado === 'perdido')
    .map((one) => `${movementName(one)}, ${one.estado === 'perdido' ? 'perdido' : `hasta el ${formatDay(one.hasta!)}`}`)
    .join(' · ');
  // Also one that could not go back says why.
  const sin_mover = said(
    ({ estado, motivo }) => estado === 'sin mover' || (estado === 'hecho' && motivo !== null),
    (one) => `${movementName(one)}: ${one.motivo}`,
  );
  return {
    ...(repuestos && { repuestos }),
    ...(reemplazo && { reemplazo }),
    ...(prestamo && { prestamo }),
    ...(sin_mover && { sin_mover }),
  };
}

/** Claims of a product of the case in words; nothing where there is none. */
function claimedFor(reclamos: readonly Reclamo[], linea: number) {
  const own = reclamos
    .filter((one) => one.linea === linea)
    .map(({ proveedor, estado, entrega, referencia }) =>
      [proveedor.nombre, referencia, estado, entrega].filter((word) => word !== null).join(' · '),
    );
  return own.length > 0 && { reclamos: own.join('; ') };
}

/** The credit note of a product in words, also why there is none. */
function creditedFor(creditos: readonly CreditoRma[], linea: number) {
  const own = creditFor(creditos, linea) ?? creditos.findLast(({ productos }) => productos.includes(linea));
  if (!own) return {};
  const { estado, folio, total, rechazo } = own;
  return {
    nota_credito:
      estado === 'Emitida'
        ? `N° ${folio} por ${pesosText(total!)}`
        : estado === 'Pedida'
          ? 'Pedida'
          : `No emitida: ${rechazo}`,
  };
}

/** A case of service as sheet and history show it. */
export const caseDocument = defineDocument<CaseSheet>()({
  name: 'rma',
  context: 'service',
  path: 'rma',
  words: { uno: 'RMA', femenino: false },
  row: caseRow,
  title: (id) => `RMA N° ${id}`,
  of: ({ cliente }) => cliente.nombre,
  state: ({ estado }) => estado,
  looks: rmaLooks,
  facts: [
    facts(
      'RMA',
      {
        cliente: text('Cliente'),
        ejecutivo: text('Ejecutivo'),
        tecnico: text('Técnico'),
        estatus_at: instant('En este estado desde'),
        cotizacion: number('Cotización de reparación'),
        cotizacion_estado: state('Estado de la cotización', ESTADOS_REPARACION, { looks: repairLooks }),
        vence: instant('Enlace del cliente, hasta'),
        observacion: text('Observación'),
      },
      ({ cliente, ejecutivo, tecnico, estatus_at, observacion, cotizacion, cotizacion_estado, enlace }) => ({
        cliente: cliente.nombre,
        ejecutivo: ejecutivo.nombre,
        tecnico: tecnico?.nombre ?? 'Sin asignar',
        estatus_at,
        ...(cotizacion !== null && { cotizacion }),
        ...(cotizacion_estado !== null && { cotizacion_estado }),
        ...(enlace !== null && { vence: enlace.vence }),
        ...(observacion !== '' && { observacion }),
      }),
    ),
    facts('Ingreso', { nombre: text('Creado por'), createdAt: instant('Creado') }, (c) => ({
      nombre: c.creado_por.nombre,
      createdAt: c.createdAt,
    })),
    facts(
      'Rechazo',
      { motivo_rechazo: text('Motivo del rechazo'), por_devolver: flag('Por devolver al cliente') },
      (c) =>
        c.motivo_rechazo === null
          ? undefined
          : { motivo_rechazo: c.motivo_rechazo, ...(c.por_devolver !== undefined && { por_devolver: c.por_devolver }) },
    ),
    facts('Entrega', { recibe: text('Recibe') }, (c) => (c.recibe === null ? undefined : { recibe: c.recibe })),
  ],
  lines: linesOf<CaseSheet>()(
    {
      part_number: code('Número de parte'),
      nombre: text('Producto'),
      serie: code('Serie'),
      cantidad: count('Cantidad'),
      pedido: number('Pedido'),
      factura: number('Factura'),
      garantia_hasta: day('Garantía hasta'),
      falla: text('Falla'),
      descripcion: text('Descripción'),
      accesorios: text('Accesorios'),
      diagnostico: text('Diagnóstico'),
      resolucion: text('Resolución'),
      detalle: text('Detalle'),
      repuestos: text('Repuestos'),
      reemplazo: text('Cambio'),
      prestamo: text('Préstamo'),
      nota_credito: text('Nota de crédito'),
      reclamos: text('Reclamo a proveedor'),
      sin_mover: text('Sin mover stock'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas, movimientos, reclamos, creditos }) =>
      lineas.map(({ producto, serie, diagnostico, resolucion, detalle, vendido: _, ...line }) => ({
        ...line,
        ...movedFor(movimientos, line.linea),
        ...creditedFor(creditos, line.linea),
        ...claimedFor(reclamos, line.linea),
        part_number: producto.part_number,
        nombre: producto.nombre,
        ...(serie !== null && { serie }),
        ...(diagnostico !== null && { diagnostico }),
        ...(resolucion !== null && { resolucion }),
        ...(detalle !== null && { detalle }),
      })),
  ),
  totals: () => [],
  actions: {
    aprobar: { label: 'Aprobar', step: true },
    recibir: { label: 'Recibir', step: true },
    diagnosticar: { label: 'Comenzar diagnóstico', step: true },
    diagnostico: { label: 'Anotar diagnóstico' },
    repuesto: { label: 'Usar repuesto' },
    cambiar: { label: 'Cambiar' },
    prestar: { label: 'Prestar equipo' },
    prestamo: {
      label: 'Préstamo',
      applies: ({ movimientos }: Pick<CaseSheet, 'movimientos'>) => openLoans(movimientos).length > 0,
    },
    resolver: { label: 'Resolver', step: true },
    entregar: { label: 'Entregar', step: true },
    devolver: { label: 'Devolver al cliente', step: true },
    asignar: { label: 'Asignar técnico' },
    cotizar: {
      label: 'Cotizar reparación',
      // What warranty covers is not charged.
      applies: (c: CaseSheet) => !isOver(c) && toBeCharged(c).length > 0,
    },
    cotizacion: { label: 'Cotización de reparación' },
    acreditar: { label: 'Nota de crédito', applies: (c: CaseSheet) => toCredit(c).length > 0 },
    reclamo: { label: 'Reclamar a proveedor' },
    avanzarreclamo: {
      label: 'Avanzar reclamo',
      applies: ({ reclamos }: Pick<CaseSheet, 'reclamos'>) =>
        reclamos.some(({ estado }) => stepsFrom(estado).length > 0),
    },
    deshacer: {
      label: 'Deshacer movimiento',
      applies: ({ movimientos }: Pick<CaseSheet, 'movimientos'>) =>
        movimientos.some(({ tipo, estado }) => tipo !== 'prestamo' && estado === 'hecho'),
    },
    recepcion: { label: 'Hoja de recepción' },
    etiqueta: { label: 'Etiqueta' },
    comprobante: {
      label: 'Comprobante de préstamo',
      applies: ({ movimientos }: Pick<CaseSheet, 'movimientos'>) => loansOut(movimientos).length > 0,
    },
    enlace: { label: 'Enlace para el cliente' },
    retirar: {
      label: 'Retirar enlace',
      danger: true,
      applies: ({ enlace }: Pick<CaseSheet, 'enlace'>) => enlace !== null,
    },
    historia: { label: 'Historia' },
    rechazar: { label: 'Rechazar', danger: true },
  },
});
export type CaseAction = keyof (typeof caseDocument)['actions'];
