import { calendar } from '@power/domain/calendar/views/calendar';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Principal } from '@power/domain/kernel/principal';
import { instantOf, startOfDay } from '@power/domain/kernel/dates';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 2000;
/** Of a day without an hour: its morning in Santiago. */
const HOUR = '09:00';
const since = sql<string>`now() - interval '13 months'`;

/** Sources that exist: personal events, opportunities and updates of the system. Purchase orders, dispatches and reservations join with their contexts. */
export default handleQuery(calendar, async (_, { rows, user }) => {
  const [found, actions, windows] = await Promise.all([
    rows
      .from('calendar_event_list')
      .select(['_id', 'usuario', 'nombre', 'fecha', 'titulo', 'comentario', 'oportunidad'])
      .select(totalFound)
      .where('fecha', '>', since)
      // Dates of an opportunity that was taken out go with it.
      .where((eb) =>
        eb.or([eb('oportunidad', 'is', null), eb('oportunidad', 'in', rows.from('opportunity_list').select('_id'))]),
      )
      .orderBy('fecha')
      .orderBy('_key')
      .limit(SHOWN)
      .execute(),
    nextActions(rows, user),
    rows
      .from('maintenance')
      .select(['_id', 'inicio', 'tiempo', 'comentario', 'usuario'])
      .where('estado', '<>', 'cancelada')
      .where('inicio', '>', since)
      .orderBy('inicio')
      .limit(200)
      .execute(),
  ]);
  const { rows: personal, total } = withTotal(found);
  return {
    total: total + actions.total + windows.length,
    eventos: [
      ...personal.map(({ nombre, usuario, oportunidad, ...row }) => ({
        ...row,
        usuario: nombre,
        ...(oportunidad === null
          ? { origen: 'personal' as const, propio: usuario === user._id }
          : { origen: 'forecast' as const, propio: false, oportunidad }),
      })),
      ...actions.eventos,
      ...windows.map((row) => ({
        _id: row._id,
        fecha: row.inicio,
        titulo: 'Actualización del sistema',
        origen: 'actualizacion' as const,
        usuario: row.usuario,
        propio: false,
        comentario: row.comentario ?? `Duración estimada: ${row.tiempo} minutos`,
      })),
    ].sort((a, b) => (a.fecha < b.fecha ? -1 : 1)),
  };
});

/** Next actions of open opportunities: everybody's for an Administrador, one's own for the others. */
async function nextActions(rows: Reader, user: Principal) {
  let open = rows
    .from('opportunity_list')
    .select(['_id', 'usuario_nombre', 'cliente_nombre', 'fechaAccion', 'next_step', 'comentario'])
    .select(totalFound)
    .where('fechaAccion', 'is not', null)
    .where('perdida', '=', false)
    .where('pedido', 'is', null);
  if (user.perfil !== 'Administrador') open = open.where('usuario', '=', user._id);
  const { rows: actions, total } = withTotal(await open.orderBy('fechaAccion').orderBy('_key').limit(SHOWN).execute());
  return {
    total,
    eventos: actions.map(({ _id, usuario_nombre, cliente_nombre, fechaAccion, next_step, comentario }) => ({
      _id: `oportunidad-${_id}`,
      fecha: instantOf(fechaAccion!, HOUR) ?? startOfDay(fechaAccion!),
      titulo: `${cliente_nombre}: ${next_step}`,
      comentario: comentario ?? '',
      origen: 'forecast' as const,
      usuario: usuario_nombre,
      propio: false,
      oportunidad: _id,
    })),
  };
}
