import { serialExport } from '@power/domain/inventory/serials/views/serials';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { serialColumns, serials } from './serials.shared.ts';

export default handleQuery(
  serialExport,
  exportOf(serialExport, { titulo: 'Series', grid: serials, columns: serialColumns }),
);
