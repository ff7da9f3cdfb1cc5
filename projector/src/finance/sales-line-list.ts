import { SaleCostAdjusted } from '@power/domain/finance/sale-cost/events';
import { dayOf } from '@power/domain/kernel/dates';
import type { EventContext } from '@power/domain/kernel/event';
import { roundCents } from '@power/domain/kernel/money';
import { type SalesLineRow, salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { type LineaFacturada, shareOut } from '@power/domain/streams/order/billed.shared';
import { dteName, NOTA_CREDITO } from '@power/domain/streams/order/billing.shared';
import { OrderInvoiced } from '@power/domain/streams/order/events';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

type Invoice = Parameters<typeof OrderInvoiced>[0];
type CreditNote = Parameters<typeof CreditNoteIssued>[0];
const keyOf = ({ pedido }: Pick<Invoice, 'pedido'>, linea: number): string => `${pedido._id}/${linea}`;
/** The line of a document whose own were not kept. */
const WHOLE = 0;

type Document = Pick<Invoice, 'pedido' | 'folio' | 'tipo_dte' | 'cliente'>;

/** What is the same in all lines of a document. */
function documentOf({ pedido, folio, tipo_dte, cliente }: Document, { at }: EventContext) {
  const fecha = dayOf(at);
  return {
    number: pedido.number,
    folio,
    tipo_dte,
    documento: dteName(tipo_dte),
    fecha,
    mes: fecha.slice(0, 7),
    facturado_at: at,
    cliente_id: pedido.client._id,
    cliente_nombre: pedido.client.name,
    legalcode: cliente?.legalcode ?? null,
    tipo_cliente: cliente?.tipo_cliente ?? null,
    region: cliente?.region ?? null,
    comuna: cliente?.comuna ?? null,
    ejecutivo_id: pedido.ejecutivo._id,
    ejecutivo_nombre: pedido.ejecutivo.nombre,
    tipo_entrega: pedido.tipo_entrega,
  };
}

const NO_PRODUCT = {
  producto_id: null,
  codigo: null,
  part_number: null,
  nombre: null,
  marca: null,
  categoria: null,
  precio_venta: null,
  costo: null,
  margen: null,
  ajuste_costo: null,
};

const netOf = ({ precio_venta, cantidad }: LineaFacturada): number => precio_venta * cantidad;

function rowOf(d: Invoice, c: EventContext, key: string): SalesLineRow {
  const document = documentOf(d, c);
  if (d.lineas === null)
    return { _id: key, linea: WHOLE, ...document, ...NO_PRODUCT, cantidad: 0, neto: d.neto, total: d.total };
  const index = d.lineas.findIndex((line) => keyOf(d, line.linea) === key);
  return lineRow(key, document, d, d.lineas, index, 1);
}

/** A line and its part of the document's amount; what a credit note takes back counts below zero. */
function lineRow(
  _id: string,
  document: ReturnType<typeof documentOf>,
  { total }: { readonly total: number },
  lineas: readonly LineaFacturada[],
  index: number,
  sign: 1 | -1,
): SalesLineRow {
  const line = lineas[index]!;
  const { pmp, cantidad, ...shown } = line;
  const neto = sign * netOf(line);
  const costo = pmp === null ? null : roundCents(sign * pmp * cantidad);
  return {
    _id,
    ...document,
    ...shown,
    cantidad: sign * cantidad,
    neto,
    total: sign * shareOut(total, lineas.map(netOf))[index]!,
    costo,
    margen: costo === null ? null : roundCents(neto - costo),
    ajuste_costo: null,
  };
}

const creditKey = (d: CreditNote, linea: number): string => `${keyOf(d, linea)}/${d.folio}`;

function creditRow(d: CreditNote, c: EventContext, key: string): SalesLineRow {
  const document = documentOf({ ...d, tipo_dte: NOTA_CREDITO }, c);
  const index = d.lineas.findIndex((line) => creditKey(d, line.linea) === key);
  return lineRow(key, document, d, d.lineas, index, -1);
}

type Adjusted = Parameters<typeof SaleCostAdjusted>[0];
/** The line with what its goods cost more than its document said; one that is not billed yet waits. */
function adjustedRow(row: SalesLineRow | undefined, d: Adjusted, key: string): SalesLineRow | undefined {
  const line = d.lineas.find(({ linea }) => keyOf(d, linea) === key);
  if (!row || !line) return row;
  const costo = roundCents((row.costo ?? 0) + line.ajuste_costo);
  const ajuste_costo = roundCents((row.ajuste_costo ?? 0) + line.ajuste_costo);
  return { ...row, costo, margen: roundCents(row.neto - costo), ajuste_costo };
}

/** Every line that was billed, as it was (requirements §7, *sábana*), with what its goods cost by now. */
export default rowProjection(salesLineRow, {
  version: 6,
  indexes: [
    ['producto_id', 'facturado_at'],
    ['fecha'],
    ['facturado_at'],
    ['ejecutivo_id', 'fecha'],
    ['marca', 'fecha'],
    ['cliente_id'],
    ['number'],
  ],
  ignores: [
    'OrderCreated',
    'OrderHeaderChanged',
    'OrderClientChanged',
    'OrderLinesChanged',
    'OrderSplit',
    'WebpayLinkCreated',
    'WebpayLinkSpent',
    'WebPaymentToReturn',
    'WebPaymentConfirmed',
    'OrderPricesApproved',
    'OrderValidated',
    'OrderValidationAbandoned',
    'PickingTaken',
    'PickingPaused',
    'PickingResumed',
    'PickingReassigned',
    'LinePicked',
    'ShortageReported',
    'LineUnpicked',
    'ShortageWithdrawn',
    'PickedGoodsReturned',
    'PickingFinished',
    'OrderReadyInRoom',
    'OrderReadyForDispatch',
    'OrderDispatched',
    'OrderReturned',
    'DispatchGuideIssued',
    'OrderDelivered',
    'OrderPartDelivered',
    'OrderRestCancelled',
    'OrderCancelled',
    'OrderCommentAdded',
    'AttachmentAdded',
    'AttachmentRemoved',
  ],
  rules: [
    rule(
      OrderInvoiced,
      (d) => (d.lineas === null ? [keyOf(d, WHOLE)] : d.lineas.map(({ linea }) => keyOf(d, linea))),
      (_, d, c, key) => rowOf(d, c, key),
    ),
    rule(
      CreditNoteIssued,
      (d) => d.lineas.map(({ linea }) => creditKey(d, linea)),
      (_, d, c, key) => creditRow(d, c, key),
    ),
    rule(
      SaleCostAdjusted,
      (d) => (d.facturado === null ? [] : d.lineas.map(({ linea }) => keyOf(d, linea))),
      (row, d, _c, key) => adjustedRow(row, d, key),
    ),
  ],
});
