import { orderGridCobrador } from '@power/domain/orders/views/grids';
import { runGrid } from '@power/infra/platform/grid/run';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { ordersToValidate } from './order-grid.shared.ts';

export default handleQuery(orderGridCobrador, async (request, { db, user }) =>
  runGrid(db, ordersToValidate, request, { user, scope: orderGridCobrador.scope }),
);
