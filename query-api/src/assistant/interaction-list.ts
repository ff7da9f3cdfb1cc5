import { interactionList, LISTED } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { askedBetween, backwards, periodOf } from './asked-between.ts';

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

export default handleQuery(interactionList, async (request, { rows, now }) => {
  const period = periodOf(request, now);
  const wrong = backwards(period);
  if (wrong) return wrong;
  const { filtroTema = '', filtroTexto = '', pagina = 0 } = request;
  let found = askedBetween(rows, period);
  if (filtroTema !== '') found = found.where('tema', '=', filtroTema);
  if (filtroTexto !== '')
    found = found.where(sql<boolean>`ops.plain(pregunta) LIKE '%' || ops.plain(${literal(filtroTexto)}) || '%'`);
  const { n } = await found.select((of) => of.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const page = await found
    .select(['_id', 'fecha', 'tema', 'pregunta', 'respondida'])
    .orderBy('fecha', 'desc')
    .orderBy('_id')
    .limit(LISTED)
    .offset(pagina * LISTED)
    .execute();
  return { ok: true as const, ...period, total: Number(n), rows: page };
});
