import { goodsReceiptExport } from '@power/domain/purchasing/receipts/views/queries';
import { shownGoodsReceiptRow } from '@power/domain/purchasing/receipts/views/goods-receipt-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allGoodsReceipts } from './goods-receipt-grid.shared.ts';

const columns = excelOf(shownGoodsReceiptRow, [
  'number',
  'estado',
  'orden_de_compra',
  'recepcion',
  { field: 'proveedor', ancho: 40 },
  'bodega',
  'guia',
  'unidades',
  'danadas',
  'con_diferencia',
  'recibida',
  'doc_entry',
  'folio_entrada',
  'contabilizado_por',
  'contabilizado',
]);

export default handleQuery(
  goodsReceiptExport,
  exportOf(goodsReceiptExport, { titulo: 'Entradas de mercancía', grid: allGoodsReceipts, columns }),
);
