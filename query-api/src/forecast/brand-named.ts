import type { Reader } from '@power/infra/platform/sql/reader';
import type { Billed } from './billed.ts';
import type { MonthRow } from './month-rows.ts';

/** Name of a brand of the list, by its name or its `_id`; undefined where the list has none. */
export async function brandNamed(rows: Reader, brand: string): Promise<string | undefined> {
  const found = await rows
    .from('brand_list')
    .select('nombre')
    .where((of) => of.or([of('nombre', '=', brand), of('_id', '=', brand)]))
    .execute();
  return found.some(({ nombre }) => nombre === brand) ? brand : found[0]?.nombre;
}

/** Whether anything of a month names this brand, whatever the list says of it. */
export const isThere = (brand: string, found: readonly MonthRow[], billed: Billed): boolean =>
  billed.brands.includes(brand) || found.some(({ montos }) => montos.some(({ marca }) => marca === brand));
