import type { ordersOfDay } from '@power/domain/dashboards/views/operational';
import { addDays, dayOf } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import type { z } from 'zod';
import { seesAmounts, since30 } from './recent.ts';

/** Orders made on each of the last thirty days, days without orders too. */
export async function ordersByDay(
  rows: Reader,
  user: Principal | undefined,
  now: string,
): Promise<z.infer<typeof ordersOfDay>[]> {
  const days = await rows
    .from('order_list')
    .select((of) => [
      sql<string>`(${of.ref('createdAt')} at time zone 'America/Santiago')::date`.as('fecha'),
      of.fn.countAll<number>().as('cantidad'),
      of.fn.sum<number>('total').as('total'),
    ])
    .where('createdAt', '>=', since30(now))
    .where('estatus', '<>', 'Anulado')
    .groupBy('fecha')
    .execute();
  const found = new Map(days.map((row) => [row.fecha, row]));
  const today = dayOf(now);
  return Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)).map((fecha) => {
    const row = found.get(fecha);
    return { fecha, cantidad: row?.cantidad ?? 0, ...(seesAmounts(user) && { total: row?.total ?? 0 }) };
  });
}
