import { isRejection } from '@power/domain/kernel/rejection';
import type { SupplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { supplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { supplierOrderGrid } from '@power/domain/purchasing/orders/views/grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { INCOMING } from './incoming.shared.ts';
import { ownSupplier } from './supplier-orders.shared.ts';

/** The first to be dispatched first. */
const open = gridOf(supplierOrderRow, {
  where: INCOMING,
  defaultSort: [
    { colId: 'etd', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
const read = gridReader<SupplierOrderRow>(supplierOrderGrid, open as never);

export default handleQuery(supplierOrderGrid, async (request, context) => {
  const own = await ownSupplier(context.rows, context.user);
  if (isRejection(own)) return own;
  return read(context, {
    ...request,
    filterModel: { ...request.filterModel, proveedor: { filterType: 'set', values: [own] } },
  });
});
