import { isRejection } from '@power/domain/kernel/rejection';
import type { SupplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { supplierOrderGrid } from '@power/domain/purchasing/orders/views/grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { ofCompany, openOrders, ownSupplier } from './supplier-orders.shared.ts';

const read = gridReader<SupplierOrderRow>(supplierOrderGrid, openOrders);

export default handleQuery(supplierOrderGrid, async (request, context) => {
  const own = await ownSupplier(context.rows, context.user);
  return isRejection(own) ? own : read(context, ofCompany(own, request));
});
