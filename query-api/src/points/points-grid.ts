import { pointsRow } from '@power/domain/points/views/points-row';
import { pointsGrid } from '@power/domain/points/views/queries';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(pointsGrid, gridOf(pointsRow, { defaultSort: [{ colId: 'fecha', sort: 'desc' }] }));
