import type { GridRequest } from '@power/domain/kernel/grid';
import { isRejection } from '@power/domain/kernel/rejection';
import { type OrderRow, orderRow } from '@power/domain/orders/views/order-row';
import { pickingWorkList } from '@power/domain/picking/views/work-list';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

const work = gridOf(orderRow, {
  where: "(estatus IN ('Pendiente Picking', 'En Picking') OR por_devolver)",
  defaultSort: [{ colId: 'estatus_at', sort: 'asc' }],
});
/** A shift sees the oldest; nobody scrolls past this with gloves. */
const ROWS = 200;

const read = gridReader<OrderRow>(pickingWorkList, work);

export default handleQuery(pickingWorkList, async (_, context) => {
  const { user } = context;
  const mine: GridRequest['filterModel'] = user.bodega
    ? { bodega_entrega: { filterType: 'text', type: 'equals', filter: user.bodega } }
    : {};
  const page = await read(context, { startRow: 0, endRow: ROWS, sortModel: [], filterModel: mine });
  if (isRejection(page)) return page;
  const taken = page.rows.filter((row) => row.estatus === 'En Picking');
  return {
    propios: taken.filter((row) => row.picking_usuario_id === user._id),
    devolver: page.rows.filter((row) => row.por_devolver),
    pendientes: page.rows.filter((row) => row.estatus === 'Pendiente Picking'),
    otros: taken.filter((row) => row.picking_usuario_id !== user._id),
  };
});
