import { userSessions } from '@power/domain/access/views/user-sessions';
import { handleQuery } from '@power/infra/platform/queries/handler';

interface Row {
  readonly _id: string;
  readonly usuario: string;
  readonly activa: boolean;
  readonly inicio: Date;
  readonly uso: Date | null;
  readonly fin: Date | null;
  readonly motivo: string | null;
  readonly ip: string;
  readonly dispositivo: string;
}
const SHOWN = 100;

export default handleQuery(userSessions, async ({ usuario }, { db, user }) => {
  const { rows } = await db.query<Row>(
    `SELECT s.*, u.at AS uso FROM session_list s LEFT JOIN ops.session_use u ON u.sesion = s._key
     WHERE s.usuario = $1 ORDER BY s.activa DESC, coalesce(u.at, s.inicio) DESC, s._key LIMIT ${SHOWN}`,
    [usuario],
  );
  return {
    sesiones: rows.map((row) => ({
      _id: row._id,
      usuario: row.usuario,
      activa: row.activa,
      inicio: row.inicio.toISOString(),
      ultimo_uso: (row.uso ?? row.inicio).toISOString(),
      fin: row.fin?.toISOString() ?? null,
      motivo: row.motivo,
      ip: row.ip,
      dispositivo: row.dispositivo,
      actual: row._id === user.sesion,
    })),
  };
});
