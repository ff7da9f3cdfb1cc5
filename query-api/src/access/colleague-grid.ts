import { colleagueGrid, colleagueGridRow } from '@power/domain/access/views/colleague-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

export default handleGrid(
  colleagueGrid,
  gridOf(colleagueGridRow, { where: `perfil = 'Cliente'`, defaultSort: [{ colId: 'nombre', sort: 'asc' }] }),
);
