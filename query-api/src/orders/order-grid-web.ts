import { orderGridWeb } from '@power/domain/orders/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { webOrders } from './order-grid.shared.ts';

export default handleGrid(orderGridWeb, webOrders);
