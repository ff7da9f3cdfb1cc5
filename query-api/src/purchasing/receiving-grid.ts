import { receivingGrid } from '@power/domain/purchasing/orders/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { incomingOrders } from './purchase-order-grid.shared.ts';

export default handleGrid(receivingGrid, incomingOrders);
