import { orderGrid } from '@power/domain/orders/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allOrders } from './order-grid.shared.ts';

export default handleGrid(orderGrid, allOrders);
