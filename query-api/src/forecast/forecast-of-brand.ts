import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { forecastOfBrand } from '@power/domain/forecast/views/figures';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { noForecast } from '@power/domain/forecast/month-forecast';
import { billedIn } from './billed.ts';
import { isThere } from './brand-named.ts';
import { brandsMeant, outOfReach } from './brands-meant.ts';
import { boardOf } from './month-board.ts';
import { monthRows } from './month-rows.ts';
import { summariesByBrand, valuesOfMonth } from './summary.ts';

export default handleQuery(forecastOfBrand, async ({ brand, month, year }, { rows, user }) => {
  const cierre = { year_cierre: year, mes_cierre: month };
  const asked = await brandsMeant(rows, brand, user);
  if (outOfReach(asked, brand, user)) return noForecast();
  const { marcas: meant, listed } = asked;
  const [found, valuesOf, billed, board] = await Promise.all([
    monthRows(rows, cierre),
    valuesOfMonth(rows, cierre, user),
    billedIn(rows, cierre),
    boardOf(rows, cierre, { marcas: meant }),
  ]);
  if (!listed && !isThere(brand!, found, billed)) return noForecast();
  return {
    ok: true as const,
    ...figuresOf(meant === undefined ? found : found.flatMap((row) => shareOf(row, ...meant) ?? []), cierre),
    facturado: (meant ?? ['']).reduce((sum, de) => sum + billed.of({ alcance: meant ? 'marca' : 'global', de }), 0),
    marcas: summariesByBrand(found, cierre, { valuesOf, billed }, meant),
    ...board,
  };
});
