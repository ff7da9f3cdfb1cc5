import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { compareCierre } from '@power/domain/forecast/tracking';
import { forecastOfBrand } from '@power/domain/forecast/views/figures';
import type { Principal } from '@power/domain/kernel/principal';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { noForecast } from '@power/domain/forecast/month-forecast';
import { billedIn } from './billed.ts';
import { brandNamed, isThere } from './brand-named.ts';
import { boardOf } from './month-board.ts';
import { monthRows } from './month-rows.ts';
import { summariesByBrand, valuesOfMonth } from './summary.ts';

interface Meant {
  /** Undefined: all. */
  readonly marcas: readonly string[] | undefined;
  /** False of a brand that the list has not: there may be opportunities of it still. */
  readonly listed: boolean;
}

/** Brands that are asked for, of those that the person manages: by name or `_id`, or by the `_id` of who manages them. */
async function brandsMeant(rows: Reader, brand: string | undefined, user: Principal): Promise<Meant> {
  const mine = user.perfil === 'Brand Manager' ? [...(user.marcas ?? [])] : undefined;
  if (brand === undefined) return { marcas: mine, listed: true };
  const manager = await rows
    .from('user_list')
    .select('marcas')
    .where('_id', '=', brand)
    .where('perfil', '=', 'Brand Manager')
    .executeTakeFirst();
  const named = manager ? undefined : await brandNamed(rows, brand);
  const asked = manager ? (manager.marcas ?? []) : [named ?? brand];
  return {
    marcas: mine ? asked.filter((marca) => mine.includes(marca)) : asked,
    listed: manager !== undefined || named !== undefined,
  };
}

export default handleQuery(forecastOfBrand, async ({ brand, month, year }, { rows, user }) => {
  const cierre = { year_cierre: year, mes_cierre: month };
  const { marcas: meant, listed } = await brandsMeant(rows, brand, user);
  const own = brand === undefined || brand === user._id;
  if (!own && user.perfil === 'Brand Manager' && meant?.length === 0) return noForecast();
  const [found, valuesOf, billed, board] = await Promise.all([
    monthRows(rows, cierre),
    valuesOfMonth(rows, cierre, user),
    billedIn(rows, cierre),
    boardOf(rows, cierre, { marcas: meant }),
  ]);
  if (!listed && !isThere(brand!, found, billed)) return noForecast();
  const shares =
    meant === undefined ? found : found.flatMap((row) => meant.flatMap((marca) => shareOf(row, marca) ?? []));
  return {
    ok: true as const,
    ...figuresOf(shares, cierre),
    facturado: (meant ?? ['']).reduce((sum, de) => sum + billed.of({ alcance: meant ? 'marca' : 'global', de }), 0),
    // An opportunity of several of the brands is one.
    cantidad: new Set(
      shares.flatMap(({ _id, perdida, ...row }) => (perdida || compareCierre(row, cierre) !== 0 ? [] : [_id])),
    ).size,
    marcas: summariesByBrand(found, cierre, { valuesOf, billed }, meant),
    ...board,
  };
});
