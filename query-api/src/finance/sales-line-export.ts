import { salesLineExport } from '@power/domain/finance/views/sales';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { billedColumns, billedLines } from './sales-grid.shared.ts';

export default handleQuery(
  salesLineExport,
  exportOf(salesLineExport, { titulo: 'Líneas facturadas', grid: billedLines, columns: billedColumns }),
);
