import { orderPendingPicking } from '@power/domain/orders/views/boards';
import { type OrderRow, orderRow } from '@power/domain/orders/views/order-row';
import { isRejection } from '@power/domain/kernel/rejection';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Orders that wait for the warehouse, oldest first. */
const pendingPicking = gridOf(orderRow, {
  where: "estatus = 'Pendiente Picking'",
  defaultSort: [{ colId: 'estatus_at', sort: 'asc' }],
});
/** A board shows what can be worked on next; more than this is a matter for the grid. */
const BOARD_ROWS = 200;

const read = gridReader<OrderRow>(orderPendingPicking, pendingPicking);

export default handleQuery(orderPendingPicking, async (_, context) => {
  const page = await read(context, { startRow: 0, endRow: BOARD_ROWS, sortModel: [], filterModel: {} });
  return isRejection(page) ? page : { rows: page.rows };
});
