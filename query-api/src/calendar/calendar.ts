import { calendar } from '@power/domain/calendar/views/calendar';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 2000;
const since = sql<string>`now() - interval '13 months'`;

/** Sources that exist: personal events and updates of the system. Forecast, purchase orders, dispatches and reservations join with their contexts. */
export default handleQuery(calendar, async (_, { rows, user }) => {
  const [found, windows] = await Promise.all([
    rows
      .from('calendar_event_list')
      .select(['_id', 'usuario', 'nombre', 'fecha', 'titulo', 'comentario'])
      .select(totalFound)
      .where('fecha', '>', since)
      .orderBy('fecha')
      .orderBy('_key')
      .limit(SHOWN)
      .execute(),
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
    total: total + windows.length,
    eventos: [
      ...personal.map(({ nombre, usuario, ...row }) => ({
        ...row,
        origen: 'personal' as const,
        usuario: nombre,
        propio: usuario === user._id,
      })),
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
