import { supplierStockExport } from '@power/domain/products/views/partner-stock';
import { supplierStockRow } from '@power/domain/products/views/partner-stock-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { supplierGrid } from './partner-stock.shared.ts';

const columns = excelOf(supplierStockRow, [
  'part_number',
  { field: 'nombre', ancho: 45 },
  'marca',
  'categoria',
  'codigo',
  'stock_proveedor',
  'ventas_90',
  'meses_stock',
]);

export default handleQuery(
  supplierStockExport,
  exportOf(supplierStockExport, { titulo: 'Stock de tus marcas', grid: supplierGrid, columns }),
);
