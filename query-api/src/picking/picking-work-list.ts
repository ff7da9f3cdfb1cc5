import type { GridRequest } from '@power/domain/kernel/grid';
import { isRejection } from '@power/domain/kernel/rejection';
import { type OrderRow, orderRow } from '@power/domain/orders/views/order-row';
import { pickingWorkList } from '@power/domain/picking/views/work-list';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Each part is read by itself: however much waits, what somebody has in hand is there. */
const part = (where: string) =>
  gridReader<OrderRow>(
    pickingWorkList,
    gridOf(orderRow, { where, defaultSort: [{ colId: 'estatus_at', sort: 'asc' }] }),
  );
const waiting = part("estatus = 'Pendiente Picking'");
const taken = part("estatus = 'En Picking'");
const toPutBack = part('por_devolver');

/** A shift sees the oldest; nobody scrolls past this with gloves. */
const ROWS = 200;

const equal = (filter: string) => ({ filterType: 'text', type: 'equals', filter }) as const;

export default handleQuery(pickingWorkList, async (_, context) => {
  const { user } = context;
  const here: GridRequest['filterModel'] = user.bodega ? { bodega_entrega: equal(user.bodega) } : {};
  const read = (from: typeof taken, filterModel = here) =>
    from(context, { startRow: 0, endRow: ROWS, sortModel: [], filterModel });
  const [own, back, pending, all] = await Promise.all([
    // Their own work is theirs wherever it is picked.
    read(taken, { picking_usuario_id: equal(user._id) }),
    read(toPutBack),
    read(waiting),
    read(taken),
  ]);
  if (isRejection(own)) return own;
  if (isRejection(back)) return back;
  if (isRejection(pending)) return pending;
  if (isRejection(all)) return all;
  return {
    propios: own.rows,
    devolver: back.rows,
    pendientes: pending.rows,
    cuantos_pendientes: pending.total,
    otros: all.rows.filter((row) => row.picking_usuario_id !== user._id),
  };
});
