import { dollarGrid, dollarRow } from '@power/domain/settings/views/dollar';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

const values = gridOf(dollarRow, { defaultSort: [{ colId: 'fecha', sort: 'desc' }] });

export default handleGrid(dollarGrid, values);
