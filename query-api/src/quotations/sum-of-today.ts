import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import type { Database } from '@power/infra/platform/sql/database';
import type { SelectQueryBuilder } from 'kysely';

type Documents = 'quotation_list' | 'order_list';

/** Net pesos and number of the documents made on the Santiago day of `now`, as the one item of a list (document 2 §7). */
export async function sumOfToday<T extends Documents>(
  of: SelectQueryBuilder<Database, T, Record<never, never>>,
  now: string,
): Promise<[{ suma: number; cantidad: number }]> {
  const found = await (of as SelectQueryBuilder<Database, 'quotation_list', Record<never, never>>)
    .select((f) => [
      f.fn.coalesce(f.fn.sum<string>('neto'), f.val('0')).as('suma'),
      f.fn.countAll<string>().as('cantidad'),
    ])
    .where('createdAt', '>=', startOfDay(dayOf(now)))
    .where('createdAt', '<', startOfDay(addDays(dayOf(now), 1)))
    .executeTakeFirstOrThrow();
  return [{ suma: Number(found.suma), cantidad: Number(found.cantidad) }];
}
