import { interactionsByPeriod } from '@power/domain/assistant/views/queries';
import { addDays, dayOf } from '@power/domain/kernel/dates';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { askedBetween } from './asked-between.ts';

type Interval = 'dia' | 'semana' | 'mes';
const COUNT: Readonly<Record<Interval, number>> = { dia: 30, semana: 26, mes: 12 };
const TRUNC: Readonly<Record<Interval, string>> = { dia: 'day', semana: 'week', mes: 'month' };

/** First days of the last periods, the present one last. */
export function startsOf(interval: Interval, today: string): string[] {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: COUNT[interval] }, (_, n) => {
    const back = COUNT[interval] - 1 - n;
    if (interval === 'dia') return addDays(today, -back);
    if (interval === 'semana') return addDays(monday, -7 * back);
    return new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1))
      .toISOString()
      .slice(0, 10);
  });
}

export default handleQuery(interactionsByPeriod, async ({ intervalo }, { rows, now }) => {
  const hasta = dayOf(now);
  const starts = startsOf(intervalo, hasta);
  const found = await askedBetween(rows, { desde: starts[0]!, hasta })
    .select((of) => [
      sql<string>`to_char(date_trunc(${sql.lit(TRUNC[intervalo])}, fecha AT TIME ZONE 'America/Santiago'), 'YYYY-MM-DD')`.as(
        'periodo',
      ),
      of.fn.countAll<number>().as('cantidad'),
      sql<number>`count(*) FILTER (WHERE NOT respondida)`.as('sin_respuesta'),
    ])
    .groupBy('periodo')
    .execute();
  const by = new Map(found.map((row) => [row.periodo, row]));
  return {
    ok: true as const,
    intervalo,
    periodos: starts.map((periodo) => ({
      periodo,
      cantidad: Number(by.get(periodo)?.cantidad ?? 0),
      sin_respuesta: Number(by.get(periodo)?.sin_respuesta ?? 0),
    })),
  };
});
