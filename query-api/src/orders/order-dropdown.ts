import { orderDropdown } from '@power/domain/orders/views/sheet';
import type { OrderRow } from '@power/domain/orders/views/order-row';
import type { GridRequest } from '@power/domain/kernel/grid';
import { isRejection } from '@power/domain/kernel/rejection';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { allOrders } from './order-grid.shared.ts';

const read = gridReader<OrderRow>(orderDropdown, allOrders);

export default handleQuery(orderDropdown, async ({ pedido }, context) => {
  const text = String(pedido);
  const find = (filterModel: GridRequest['filterModel'], quickFilter = '') =>
    read(context, { startRow: 0, endRow: 20, sortModel: [], filterModel, quickFilter });
  const page = await find({}, text);
  if (isRejection(page)) return page;
  // Of all the numbers that contain it, the one that it is comes first.
  const exact = /^\d{1,9}$/.test(text.trim())
    ? await find({ number: { filterType: 'number', type: 'equals', filter: Number(text) } })
    : undefined;
  const first = exact && !isRejection(exact) ? exact.rows : [];
  const rows = [...first, ...page.rows.filter((row) => !first.some((f) => f._id === row._id))];
  return {
    pedidos: rows.slice(0, 20).map(({ _id, number, cliente_nombre, estatus, total, total_facturado }) => ({
      _id,
      number,
      cliente_nombre,
      estatus,
      // What it is worth now: with units missing less was billed than ordered.
      total: total_facturado ?? total,
    })),
  };
});
