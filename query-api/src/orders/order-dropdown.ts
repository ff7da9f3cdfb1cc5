import { orderDropdown } from '@power/domain/orders/views/sheet';
import type { OrderRow } from '@power/domain/orders/views/order-row';
import { isRejection } from '@power/domain/kernel/rejection';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { allOrders } from './order-grid.shared.ts';

export default handleQuery(orderDropdown, async ({ pedido }, { db, user }) => {
  const request = { startRow: 0, endRow: 20, sortModel: [], filterModel: {}, quickFilter: String(pedido) };
  const page = await runGrid<OrderRow>(db, allOrders, request, { user, scope: orderDropdown.scope });
  if (isRejection(page)) return page;
  return {
    pedidos: page.rows.map(({ _id, number, cliente_nombre, estatus, total }) => ({
      _id,
      number,
      cliente_nombre,
      estatus,
      total,
    })),
  };
});
