import { addDays, dayOf } from '@power/domain/kernel/dates';
import type { TipoCambio } from '@power/domain/settings/parts';
import { rateYear } from '@power/domain/settings/views/rates';
import type { Reader } from '@power/infra/platform/sql/reader';
import { handleQuery } from '@power/infra/platform/queries/handler';

interface Point {
  readonly fecha: string;
  readonly valor: number;
}
const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

async function daily(rows: Reader, tipo: TipoCambio, until: string): Promise<Point[]> {
  const found = await rows
    .from('dollar_list')
    .select(['fecha', 'valor'])
    .where('tipo', '=', tipo)
    .where('fecha', '<=', until)
    .orderBy('fecha')
    .execute();
  return found.map(({ fecha, valor }) => ({ fecha, valor: Number(valor) }));
}

async function monthly(rows: Reader, until: string): Promise<Point[]> {
  const found = await rows
    .from('monthly_rate_list')
    .select(['yyyymm', 'tc'])
    .where('activo', '=', true)
    .orderBy('yyyymm')
    .execute();
  return found
    .map(({ yyyymm, tc }) => ({ fecha: `${yyyymm.slice(0, 4)}-${yyyymm.slice(4)}-01`, valor: Number(tc) }))
    .filter(({ fecha }) => fecha <= until);
}

/** Days on which there should be a value: weekdays, or the first of each month; from the first value on, for before it nobody kept any. */
export function missingDays(serie: readonly Point[], byMonth: boolean, until: string): string[] {
  const known = new Set(serie.map(({ fecha }) => fecha));
  const wanted = (day: string): boolean =>
    byMonth ? day.endsWith('-01') : ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
  const missing: string[] = [];
  for (let day = serie[0]?.fecha ?? until; day <= until; day = addDays(day, 1))
    if (wanted(day) && !known.has(day)) missing.push(day);
  return missing;
}

export default handleQuery(rateYear, async ({ tipo }, { rows, now }) => {
  const hasta = dayOf(now);
  const desde = addDays(hasta, -365);
  const every = tipo === 'comercial' ? await monthly(rows, hasta) : await daily(rows, tipo, hasta);
  const serie = every.filter(({ fecha }) => fecha >= desde);
  const last = every.at(-1);
  const byMonth = tipo === 'comercial' || tipo === 'aduanero';
  return {
    ok: true as const,
    desde,
    hasta,
    serie,
    // Today's is not late before the day is over.
    faltan: missingDays(serie, byMonth, byMonth ? hasta : addDays(hasta, -1)),
    ultimo: last ? { ...last, antiguedad: days(last.fecha, hasta) } : null,
  };
});
