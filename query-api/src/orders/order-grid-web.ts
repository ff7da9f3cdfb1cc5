import { orderGridWeb } from '@power/domain/orders/views/grids';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { webOrders } from './order-grid.shared.ts';

export default handleQuery(orderGridWeb, async (request, { db, user }) =>
  runGrid(db, webOrders, request, { user, scope: orderGridWeb.scope }),
);
