import { notAvailable } from '@power/domain/kernel/rejection';
import { purchaseOrderCount } from '@power/domain/purchasing/views/purchase-order-count';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(purchaseOrderCount, async () => notAvailable('La recepción de órdenes de compra'));
