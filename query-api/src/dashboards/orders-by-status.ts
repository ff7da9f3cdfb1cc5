import type { ordersOfStatus } from '@power/domain/dashboards/views/operational';
import type { Principal } from '@power/domain/kernel/principal';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { seesAmounts, since30 } from './recent.ts';

/** Where the orders of the last thirty days stand now. */
export async function ordersByStatus(
  rows: Reader,
  user: Principal | undefined,
  now: string,
): Promise<z.infer<typeof ordersOfStatus>[]> {
  const found = await rows
    .from('order_list')
    .select((of) => ['estatus', of.fn.countAll<number>().as('cantidad'), of.fn.sum<number>('total').as('total')])
    .where('createdAt', '>=', since30(now))
    .groupBy('estatus')
    .orderBy('cantidad', 'desc')
    .orderBy('estatus')
    .execute();
  return found.map(({ total, ...row }) => ({ ...row, ...(seesAmounts(user) && { total }) }));
}
