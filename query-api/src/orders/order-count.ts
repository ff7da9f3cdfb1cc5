import { orderCount } from '@power/domain/orders/views/boards';
import { orderScope } from '@power/domain/orders/views/order-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(orderCount, async (_, { db, user }) => {
  const scope = restrictionSql(orderScope, user, 1);
  const { rows } = await db.query<{ n: bigint }>(
    `SELECT count(*) AS n FROM order_list WHERE estatus = 'Pendiente Picking' AND ${scope.sql}`,
    scope.values,
  );
  return { conteo: Number(rows[0]!.n) };
});
