import { stopGrid } from '@power/domain/dispatches/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allStops } from './stop-grid.shared.ts';

export default handleGrid(stopGrid, allStops);
