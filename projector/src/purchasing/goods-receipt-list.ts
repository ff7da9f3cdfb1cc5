import { aggregates } from '@power/domain/aggregates';
import type { goodsReceiptCalls } from '@power/domain/documents';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { type GoodsReceiptRow, goodsReceiptRow } from '@power/domain/purchasing/receipts/views/goods-receipt-row';
import { documentList } from '../kernel/document-list.ts';

type State = (typeof goodsReceiptCalls)['rules']['aggregate']['initial'];
type GoodsReceipt = NonNullable<State>;
const goodsReceipt = aggregates.get('goodsreceipt') as Aggregate<State>;

const rowOf = (r: GoodsReceipt): Omit<GoodsReceiptRow, 'documento' | 'updatedAt' | 'version'> => ({
  _id: r._id,
  number: r.number,
  estado: r.estado,
  orden_de_compra: r.orden,
  recepcion: r.recepcion,
  proveedor: r.proveedor,
  bodega: r.bodega,
  guia: r.guia,
  unidades: r.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
  danadas: r.lineas.reduce((sum, { danado }) => sum + danado, 0),
  con_diferencia: r.lineas.filter(({ diferencia }) => diferencia !== 0).length,
  recibida: r.recibida_at,
  doc_entry: r.doc_entry,
  folio_entrada: r.folio,
  contabilizado_por: r.contabilizado_por?.nombre ?? null,
  contabilizado: r.contabilizado,
  createdAt: r.createdAt,
});

/** Goods receipts as their list reads them. */
export default documentList(goodsReceiptRow, goodsReceipt, rowOf, { version: 1, indexes: [['number'], ['estado']] });
