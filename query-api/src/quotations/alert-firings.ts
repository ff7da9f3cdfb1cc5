import { alertFiringRow, alertFirings } from '@power/domain/quotations/views/alert-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(alertFirings, gridOf(alertFiringRow, { defaultSort: [{ colId: 'fecha', sort: 'desc' }] }));
