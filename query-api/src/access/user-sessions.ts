import { userSessions } from '@power/domain/access/views/user-sessions';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 100;
/** When a session was last used: kept beside the read models, by the services that are called. */
const used = sql<{ sesion: string; at: string }>`ops.session_use`.as('u');

export default handleQuery(userSessions, async ({ usuario }, { rows, user }) => {
  const found = await rows
    .from('session_list')
    .leftJoin(used, 'u.sesion', 'session_list._key')
    .select(['_id', 'usuario', 'activa', 'inicio', 'fin', 'motivo', 'ip', 'dispositivo'])
    .select((of) => of.fn.coalesce('u.at', 'inicio').as('ultimo_uso'))
    .select(totalFound)
    .where('usuario', '=', usuario)
    .orderBy('activa', 'desc')
    .orderBy('ultimo_uso', 'desc')
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  const { rows: sesiones, total } = withTotal(found);
  return { total, sesiones: sesiones.map((row) => ({ ...row, actual: row._id === user.sesion })) };
});
