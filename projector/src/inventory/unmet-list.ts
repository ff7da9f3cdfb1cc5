import { StockCommitted } from '@power/domain/inventory/events';
import { DemandUnmet } from '@power/domain/inventory/unmet/events';
import type { Lacking } from '@power/domain/inventory/unmet/lacking.shared';
import { type UnmetRow, unmetRow } from '@power/domain/inventory/views/unmet-row';
import { dayOf } from '@power/domain/kernel/dates';
import { QuotationCancelled } from '@power/domain/quotations/events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const keyOf = (documento: string, producto_id: string): string => `${documento}/${producto_id}`;

/** The most that a document wanted of the product, and lacked of it, however often it was tried. */
function lacked(
  row: UnmetRow | undefined,
  { producto, solicitado, disponible }: Lacking,
  documento: string,
  at: string,
): UnmetRow {
  const faltante = solicitado - Math.max(0, disponible);
  return {
    _id: keyOf(documento, producto._id),
    producto_id: producto._id,
    part_number: producto.part_number,
    documento,
    mes: row?.mes ?? dayOf(at).slice(0, 7),
    solicitado: Math.max(solicitado, row?.solicitado ?? 0),
    faltante: Math.max(faltante, row?.faltante ?? 0),
  };
}

const orderName = (pedido: string): string => `Pedido ${pedido}`;
const quotationName = (number: number): string => `Cotización ${number}`;
const lineOf = (lines: readonly Lacking[], documento: string, key: string): Lacking =>
  lines.find(({ producto }) => keyOf(documento, producto._id) === key)!;

/**
 * What was wanted and not there, by document and product: a validation that the stock did not bear, a quotation that was
 * given up for want of stock. What the order gets after all is a sale and no longer lost.
 */
export default rowProjection(unmetRow, {
  version: 1,
  indexes: [['producto_id', 'mes']],
  ignores: [
    'QuotationCreated',
    'QuotationLinesChanged',
    'QuotationHeaderChanged',
    'QuotationClientChanged',
    'QuotationLinesJudged',
    'QuotationConverted',
    'QuotationExpired',
    'QuotationWebVisibilitySet',
    'QuotationCommentAdded',
    'AttachmentAdded',
    'AttachmentRemoved',
    'QuotationLinkIssued',
    'QuotationLinkRevoked',
    'QuotationSent',
    'QuotationOpened',
    'QuotationQuestionAsked',
    'QuotationQuestionAnswered',
    'QuotationAccepted',
    'QuotationDeclined',
    'StockReceived',
    'StockAdjusted',
    'StockWithdrawn',
    'StockMoved',
    'StockPlaced',
    'PreferredPlaceAdded',
    'PreferredPlaceRemoved',
    'StockQuarantined',
    'StockReleased',
    'StockIssued',
    'StockReconciled',
  ],
  rules: [
    rule(
      DemandUnmet,
      ({ pedido, lineas }) => lineas.map(({ producto }) => keyOf(orderName(pedido), producto._id)),
      (row, { pedido, lineas }, { at }, key) =>
        lacked(row, lineOf(lineas, orderName(pedido), key), orderName(pedido), at),
    ),
    rule(
      QuotationCancelled,
      ({ cotizacion, faltantes = [] }) =>
        faltantes.map(({ producto }) => keyOf(quotationName(cotizacion.number), producto._id)),
      (row, { cotizacion, faltantes = [] }, { at }, key) => {
        const documento = quotationName(cotizacion.number);
        return lacked(row, lineOf(faltantes, documento, key), documento, at);
      },
    ),
    rule(
      StockCommitted,
      ({ pedido, producto }) => [keyOf(orderName(pedido), producto._id)],
      (row, { solicitado }) => {
        const faltante = row && Math.min(row.faltante, Math.max(0, row.solicitado - solicitado));
        return row && faltante! > 0 ? { ...row, faltante: faltante! } : undefined;
      },
    ),
  ],
});
