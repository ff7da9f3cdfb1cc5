import { type RowOf, withOnly } from '../../kernel/row.ts';
import { quotationRow } from './quotation-row.ts';

/** What of a quotation its customer's list shows: nothing of how it was made, and no cost. */
export const clientQuotationRow = withOnly(quotationRow, [
  '_id',
  'number',
  'estado',
  'createdAt',
  'validez',
  'referencia',
  'moneda',
  'total_moneda',
  'neto',
  'total',
  'lineas',
  'unidades',
  'ejecutivo_nombre',
  'respuesta',
  'pedido',
]);
export type ClientQuotationRow = RowOf<typeof clientQuotationRow>;
