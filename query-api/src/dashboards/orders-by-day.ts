import type { ordersOfDay } from '@power/domain/dashboards/views/operational';
import { addDays, dayOf } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import { orderScope } from '@power/domain/orders/views/order-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';
import type { z } from 'zod';
import { seesAmounts, since30 } from './recent.ts';

/** Orders made on each of the last thirty days, days without orders too. */
export async function ordersByDay(db: pg.Pool, user: Principal | undefined): Promise<z.infer<typeof ordersOfDay>[]> {
  const { sql, values } = restrictionSql(orderScope, user, 2);
  const { rows } = await db.query<{ fecha: string; cantidad: number; total: string }>(
    `SELECT ("createdAt" AT TIME ZONE 'America/Santiago')::date AS fecha, count(*)::int AS cantidad, sum(total) AS total FROM order_list
     WHERE "createdAt" >= $1 AND estatus <> 'Anulado' AND ${sql} GROUP BY 1`,
    [since30(), ...values],
  );
  const found = new Map(rows.map((row) => [row.fecha, row]));
  const today = dayOf(new Date());
  return Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)).map((fecha) => {
    const row = found.get(fecha);
    return { fecha, cantidad: row?.cantidad ?? 0, ...(seesAmounts(user) && { total: Number(row?.total ?? 0) }) };
  });
}
