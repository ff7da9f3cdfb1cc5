import { routableGrid } from '@power/domain/dispatches/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { ordersToRoute } from '../orders/order-grid.shared.ts';

export default handleGrid(routableGrid, ordersToRoute);
