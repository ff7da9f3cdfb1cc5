import { santiago } from '@power/domain/kernel/dates';
import { TC_RESPALDO } from '@power/domain/products/views/price-queries';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Month of an instant in Santiago, `yyyymm`. */
const monthOf = (now: string): string => {
  const { year, month } = santiago(now);
  return `${year}${String(month).padStart(2, '0')}`;
};

/** The rate of this month, else of the last one that has any, else the fallback, flagged. */
export async function rateOf(rows: Reader, now: string) {
  const month = monthOf(now);
  const found = await rows
    .from('monthly_rate_list')
    .select(['yyyymm', 'tc', 'tc_euro'])
    .where('activo', '=', true)
    .where('yyyymm', '<=', month)
    .orderBy('yyyymm', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, respaldo: false } : { tc: TC_RESPALDO, tc_euro: null, yyyymm: month, respaldo: true };
}
