import { type SalesFigures, salesYear } from '@power/domain/finance/views/sales';
import { dayOf, formatInstant, instantOf, startOfDay } from '@power/domain/kernel/dates';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { salesByMonth, salesOf } from './sales-sums.shared.ts';

const NOTHING: SalesFigures = { neto: 0, total: 0, unidades: 0, documentos: 0, costo: null, margen: null };
const yearOf = (year: number) => ({ fdesde: `${year}-01-01`, fhasta: `${year}-12-31` });
const MONTHS = Array.from({ length: 12 }, (_, n) => n + 1);

/** The same day and time of day a year before, ISO UTC; the 29th of February has the 28th before it. */
function yearBefore(now: string): string {
  const day = dayOf(now);
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28');
  return instantOf(before, formatInstant(now).slice(11, 16)) ?? startOfDay(before);
}

/** The company's goals of a year, by month. */
async function goalsOf(rows: Reader, year: number): Promise<ReadonlyMap<number, number | null>> {
  const found = await rows
    .from('forecast_list')
    .select(['month', 'meta'])
    .where('alcance', '=', 'global')
    .where('year', '=', year)
    .execute();
  return new Map(found.map(({ month, meta }) => [month, meta]));
}

export default handleQuery(salesYear, async (request, { rows, now }) => {
  const periodo = Number(request.periodo);
  const running = periodo === Number(dayOf(now).slice(0, 4));
  const then = yearBefore(now);
  const thatMonth = { ...yearOf(periodo - 1), fdesde: `${dayOf(then).slice(0, 7)}-01`, until: then };
  const [months, before, soFar, untilThen, monthThen, goals] = await Promise.all([
    salesByMonth(rows, yearOf(periodo)),
    salesByMonth(rows, yearOf(periodo - 1)),
    salesOf(rows, yearOf(periodo)),
    salesOf(rows, { ...yearOf(periodo - 1), ...(running && { until: then }) }),
    running ? salesOf(rows, thatMonth) : null,
    goalsOf(rows, periodo),
  ]);
  const key = (year: number, mes: number): string => `${year}-${String(mes).padStart(2, '0')}`;
  return {
    ok: true as const,
    periodo,
    meses: MONTHS.map((mes) => ({
      mes,
      ...(months.get(key(periodo, mes)) ?? NOTHING),
      anterior: before.get(key(periodo - 1, mes)) ?? NOTHING,
      meta: goals.get(mes) ?? null,
    })),
    acumulado: { ...soFar, anterior: untilThen },
    mes_anterior: monthThen,
  };
});
