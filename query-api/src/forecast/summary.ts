import { figuresOf, shareOf } from '@power/domain/forecast/figures.shared';
import { reaches } from '@power/domain/forecast/month-forecast';
import { type Forecast, forecastIdOf, forecastOf } from '@power/domain/forecast/parts';
import type { Cierre } from '@power/domain/forecast/tracking';
import type { Resumen } from '@power/domain/forecast/views/figures';
import type { Principal } from '@power/domain/kernel/principal';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { Billed } from './billed.ts';
import type { MonthRow } from './month-rows.ts';

interface Values {
  readonly meta: number | null;
  readonly comprometido: number | null;
  /** Nobody fixed it: it is what sellers committed themselves to. */
  readonly suma?: boolean;
}
export type ValuesOf = (forecast: Forecast) => Values;
const NOTHING: Values = { meta: null, comprometido: null };

/** Goals and commitments of a month, of the forecasts that are within the person's reach. */
export async function valuesOfMonth(
  rows: Reader,
  { year_cierre, mes_cierre }: Cierre,
  user: Principal,
): Promise<ValuesOf> {
  // Unscoped: of each it is asked below whether it is within reach, and a manager's own is of no brand.
  const read = await rows.unscoped
    .selectFrom('forecast_list')
    .select(['_id', 'meta', 'comprometido'])
    .where('year', '=', year_cierre)
    .where('month', '=', mes_cierre)
    .execute();
  const known = new Map(read.map(({ _id, meta, comprometido }) => [_id, { meta, comprometido }]));
  const committed = read.flatMap(({ _id, comprometido }) =>
    forecastOf(_id)?.alcance === 'ejecutivo' && comprometido !== null ? [comprometido] : [],
  );
  return (forecast) => {
    if (!reaches(forecast, user)) return NOTHING;
    const own = known.get(forecastIdOf(forecast)) ?? NOTHING;
    const sums = forecast.alcance === 'global' && own.comprometido === null && committed.length > 0;
    return sums ? { ...own, comprometido: committed.reduce((sum, one) => sum + one, 0), suma: true } : own;
  };
}

/** What a month's summaries are made of beside its opportunities. */
export interface MonthFacts {
  readonly valuesOf: ValuesOf;
  readonly billed: Billed;
}

/** How a forecast stands, of rows that are its own already. */
export function summaryOf(
  forecast: Forecast,
  nombre: string,
  rows: readonly MonthRow[],
  { valuesOf, billed }: MonthFacts,
): Resumen {
  const { alcance, de, year_cierre, mes_cierre } = forecast;
  const { facturado: facturado_forecast, ...figures } = figuresOf(rows, forecast);
  const { meta, comprometido, suma } = valuesOf(forecast);
  const facturado = billed.of(forecast);
  return {
    _id: forecastIdOf(forecast),
    alcance,
    de,
    nombre,
    year: year_cierre,
    month: mes_cierre,
    ...figures,
    facturado,
    facturado_forecast,
    meta,
    comprometido,
    ...(suma && { comprometido_suma: true }),
    brecha: meta === null ? null : meta - facturado,
  };
}

/** One summary for each brand that was promised or billed, of its share in the rows, the largest first. */
export function summariesByBrand(
  rows: readonly MonthRow[],
  cierre: Cierre,
  facts: MonthFacts,
  only?: readonly string[],
): Resumen[] {
  const promised = rows.flatMap(({ montos }) => montos.map(({ marca }) => marca));
  const marcas = [...new Set([...promised, ...facts.billed.brands])];
  return [...new Set([...(only ?? []), ...marcas.filter((marca) => only?.includes(marca) ?? true)])]
    .map((marca) =>
      summaryOf(
        { alcance: 'marca', de: marca, ...cierre },
        marca,
        rows.flatMap((row) => shareOf(row, marca) ?? []),
        facts,
      ),
    )
    .sort((a, b) => b.total - a.total || (a.nombre < b.nombre ? -1 : 1));
}
