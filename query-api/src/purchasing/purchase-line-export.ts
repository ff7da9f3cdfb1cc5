import { purchaseLineExport } from '@power/domain/purchasing/views/purchases';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { boughtColumns, boughtLines } from './purchase-grid.shared.ts';

export default handleQuery(
  purchaseLineExport,
  exportOf(purchaseLineExport, { titulo: 'Líneas compradas', grid: boughtLines, columns: boughtColumns }),
);
