import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { compareCierre } from '@power/domain/forecast/tracking';
import { forecastOfBrand } from '@power/domain/forecast/views/figures';
import type { Principal } from '@power/domain/kernel/principal';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { billedIn } from './billed.ts';
import { boardOf } from './month-board.ts';
import { monthRows } from './month-rows.ts';
import { summariesByBrand, valuesOfMonth } from './summary.ts';

/** Brands that are asked for, of those that the person manages; undefined: all. */
async function brandsMeant(rows: Reader, brand: string | undefined, user: Principal): Promise<string[] | undefined> {
  const mine = user.perfil === 'Brand Manager' ? [...(user.marcas ?? [])] : undefined;
  if (brand === undefined) return mine;
  const manager = await rows
    .from('user_list')
    .select('marcas')
    .where('_id', '=', brand)
    .where('perfil', '=', 'Brand Manager')
    .executeTakeFirst();
  const meant = manager ? (manager.marcas ?? []) : [brand];
  return mine ? meant.filter((marca) => mine.includes(marca)) : meant;
}

export default handleQuery(forecastOfBrand, async ({ brand, month, year }, { rows, user }) => {
  const cierre = { year_cierre: year, mes_cierre: month };
  const meant = await brandsMeant(rows, brand, user);
  const [found, valuesOf, billed, board] = await Promise.all([
    monthRows(rows, cierre),
    valuesOfMonth(rows, cierre, user),
    billedIn(rows, cierre),
    boardOf(rows, cierre, { marcas: meant }),
  ]);
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
