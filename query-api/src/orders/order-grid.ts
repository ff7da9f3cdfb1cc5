import { orderGrid } from '@power/domain/orders/views/grids';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { allOrders } from './order-grid.shared.ts';

export default handleQuery(orderGrid, async (request, { db, user }) =>
  runGrid(db, allOrders, request, { user, scope: orderGrid.scope }),
);
