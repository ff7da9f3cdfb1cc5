import { userGrid } from '@power/domain/access/views/user-grid';
import { userRow } from '@power/domain/access/views/user-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(userGrid, gridOf(userRow, { defaultSort: [{ colId: 'nombre', sort: 'asc' }] }));
