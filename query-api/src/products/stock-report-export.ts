import { stockReportExport } from '@power/domain/products/views/product-grids';
import { STOCK_WIDTHS } from '@power/infra/platform/export/columns';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { stockReportColumns } from './stock-report-columns.shared.ts';
import { stockByWarehouse } from './stock-report.shared.ts';

export default handleQuery(
  stockReportExport,
  exportOf(stockReportExport, {
    titulo: 'Reporte de stock',
    grid: stockByWarehouse,
    columns: stockReportColumns,
    anchos: STOCK_WIDTHS,
  }),
);
