import { routeGrid } from '@power/domain/dispatches/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allRoutes } from './route-grid.shared.ts';

export default handleGrid(routeGrid, allRoutes);
