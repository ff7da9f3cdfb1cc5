import { maintenanceGrid } from '@power/domain/settings/views/maintenance';
import { maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(
  maintenanceGrid,
  gridOf(maintenanceRow, { defaultSort: [{ colId: 'inicio', sort: 'desc' }] }),
);
