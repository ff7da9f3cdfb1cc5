import { calendar } from '@power/domain/calendar/views/calendar';
import { handleQuery } from '@power/infra/platform/queries/handler';

interface Personal {
  readonly _id: string;
  readonly usuario: string;
  readonly nombre: string;
  readonly fecha: Date;
  readonly titulo: string;
  readonly comentario: string;
}
interface Window {
  readonly _id: string;
  readonly estado: string;
  readonly inicio: Date;
  readonly tiempo: number;
  readonly comentario: string | null;
  readonly usuario: string;
}

const SHOWN = 2000;
const SINCE = "interval '13 months'";

/** Sources that exist: personal events and updates of the system. Forecast, purchase orders, dispatches and reservations join with their contexts. */
export default handleQuery(calendar, async (_, { db, user }) => {
  const own = user.perfil === 'Administrador' ? null : user._id;
  const [personal, windows] = await Promise.all([
    db.query<Personal>(
      `SELECT _id, usuario, nombre, fecha, titulo, comentario FROM calendar_event_list
       WHERE ($1::text IS NULL OR usuario = $1) AND fecha > now() - ${SINCE} ORDER BY fecha, _key LIMIT ${SHOWN}`,
      [own],
    ),
    db.query<Window>(
      `SELECT _id, estado, inicio, tiempo, comentario, usuario FROM maintenance WHERE estado <> 'cancelada' AND inicio > now() - ${SINCE} ORDER BY inicio LIMIT 200`,
    ),
  ]);
  return {
    eventos: [
      ...personal.rows.map(({ nombre, usuario, ...row }) => ({
        ...row,
        fecha: row.fecha.toISOString(),
        origen: 'personal' as const,
        usuario: nombre,
        propio: usuario === user._id,
      })),
      ...windows.rows.map((row) => ({
        _id: row._id,
        fecha: row.inicio.toISOString(),
        titulo: 'Actualización del sistema',
        origen: 'actualizacion' as const,
        usuario: row.usuario,
        propio: false,
        comentario: row.comentario ?? `Duración estimada: ${row.tiempo} minutos`,
      })),
    ].sort((a, b) => (a.fecha < b.fecha ? -1 : 1)),
  };
});
