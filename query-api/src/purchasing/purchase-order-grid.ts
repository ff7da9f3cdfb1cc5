import { purchaseOrderGrid } from '@power/domain/purchasing/orders/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allPurchaseOrders } from './purchase-order-grid.shared.ts';

export default handleGrid(purchaseOrderGrid, allPurchaseOrders);
