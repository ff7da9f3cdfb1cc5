import { rateMonths, TC_RESPALDO } from '@power/domain/products/views/price-queries';
import type { Reader } from '@power/infra/platform/sql/reader';

/** The rate of this month, else of the last one that has any, else the fallback, flagged; what quotations freeze. */
export async function rateOf(rows: Reader, now: string) {
  const months = rateMonths(now);
  const found = await rows
    .from('monthly_rate_list')
    .select(['yyyymm', 'tc', 'tc_euro'])
    .where('activo', '=', true)
    .where('yyyymm', 'in', months)
    .orderBy('yyyymm', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, respaldo: false } : { tc: TC_RESPALDO, tc_euro: null, yyyymm: months[0]!, respaldo: true };
}
