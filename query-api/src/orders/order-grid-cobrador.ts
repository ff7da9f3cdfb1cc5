import { orderGridCobrador } from '@power/domain/orders/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { ordersToValidate } from './order-grid.shared.ts';

export default handleGrid(orderGridCobrador, ordersToValidate);
