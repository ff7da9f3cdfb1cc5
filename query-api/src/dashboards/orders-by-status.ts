import type { ordersOfStatus } from '@power/domain/dashboards/views/operational';
import type { Principal } from '@power/domain/kernel/principal';
import { orderScope } from '@power/domain/orders/views/order-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';
import type { z } from 'zod';
import { seesAmounts, since30 } from './recent.ts';

/** Where the orders of the last thirty days stand now. */
export async function ordersByStatus(
  db: pg.Pool,
  user: Principal | undefined,
): Promise<z.infer<typeof ordersOfStatus>[]> {
  const { sql, values } = restrictionSql(orderScope, user, 2);
  const { rows } = await db.query<{ estatus: string; cantidad: number; total: string }>(
    `SELECT estatus, count(*)::int AS cantidad, sum(total) AS total FROM order_list WHERE "createdAt" >= $1 AND ${sql} GROUP BY estatus ORDER BY cantidad DESC, estatus`,
    [since30(), ...values],
  );
  return rows.map(({ estatus, cantidad, total }) => ({
    estatus,
    cantidad,
    ...(seesAmounts(user) && { total: Number(total) }),
  }));
}
