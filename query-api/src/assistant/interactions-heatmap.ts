import { interactionsHeatmap } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { askedBetween, backwards, periodOf } from './asked-between.ts';

const local = sql`(fecha AT TIME ZONE 'America/Santiago')`;

export default handleQuery(interactionsHeatmap, async (request, { rows, now }) => {
  const period = periodOf(request, now);
  const wrong = backwards(period);
  if (wrong) return wrong;
  const found = await askedBetween(rows, period)
    .select((of) => [
      sql<number>`extract(isodow FROM ${local})::int`.as('dia'),
      sql<number>`extract(hour FROM ${local})::int`.as('hora'),
      of.fn.countAll<number>().as('cantidad'),
    ])
    .groupBy(['dia', 'hora'])
    .execute();
  const matriz = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { dia, hora, cantidad } of found) matriz[Number(dia) - 1]![Number(hora)] = Number(cantidad);
  return { ok: true as const, ...period, matriz };
});
