import { agingExport } from '@power/domain/inventory/views/aging';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { aging, agingColumns } from './aging.shared.ts';

export default handleQuery(
  agingExport,
  exportOf(agingExport, { titulo: 'Informe Aging', grid: aging, columns: agingColumns }),
);
