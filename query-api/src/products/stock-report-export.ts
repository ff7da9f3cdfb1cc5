import { stockReportExport } from '@power/domain/products/views/product-grids';
import { stockReportRow } from '@power/domain/products/views/stock-report-row';
import { STOCK_WIDTHS } from '@power/infra/platform/export/columns';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { stockByWarehouse } from './stock-report.shared.ts';

/** What is free is what there is less what orders hold: green over nought, red under it (document 3 §9). */
const columns = excelOf(stockReportRow, [
  'part_number',
  'codigo',
  'codigo_sap',
  { field: 'nombre', ancho: 60 },
  'marca',
  'bodega',
  'fisico',
  'comprometido',
  'reservado',
  { field: 'disponible', titulo: 'Diferencia', regla: 'diferencia' },
  'por_recibir',
  'llega',
  'updatedAt',
]);

export default handleQuery(
  stockReportExport,
  exportOf(stockReportExport, {
    titulo: 'Reporte de stock',
    grid: stockByWarehouse,
    columns,
    anchos: STOCK_WIDTHS,
  }),
);
