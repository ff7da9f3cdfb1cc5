import { topicRanking } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { askedBetween, backwards, periodOf } from './asked-between.ts';

export default handleQuery(topicRanking, async (request, { rows, now }) => {
  const period = periodOf(request, now);
  const wrong = backwards(period);
  if (wrong) return wrong;
  const found = await askedBetween(rows, period)
    .select((of) => [
      'tema',
      of.fn.countAll<number>().as('cantidad'),
      sql<number>`count(*) FILTER (WHERE NOT respondida)`.as('sin_respuesta'),
    ])
    .groupBy('tema')
    .orderBy('cantidad', 'desc')
    .orderBy('tema')
    .execute();
  const total = found.reduce((sum, { cantidad }) => sum + Number(cantidad), 0);
  return {
    ok: true as const,
    ...period,
    total,
    temas: found.map(({ tema, cantidad, sin_respuesta }) => ({
      tema,
      cantidad: Number(cantidad),
      porcentaje: Math.round((Number(cantidad) * 1000) / total) / 10,
      sin_respuesta: Number(sin_respuesta),
    })),
  };
});
