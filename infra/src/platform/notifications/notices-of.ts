import type { Principal } from '@power/domain/kernel/principal';
import type { Notice, NotificationRow } from '@power/domain/notifications/views/notices';
import type pg from 'pg';

export interface NoticesWanted {
  /** True: seen ones; false: unread ones; absent: both. */
  readonly leidas?: boolean;
  readonly desde?: number;
  readonly cuantas?: number;
  /** Left out: one that was read a moment ago, before the read model knows. */
  readonly sin?: string;
}

type Stored = Omit<NotificationRow, 'fecha'> & { readonly fecha: Date; readonly leida: boolean };

/** Notifications for a person or their profile, newest first. `desde` and `cuantas` count rows; 100 when left out. */
export async function noticesOf(
  db: pg.Pool,
  user: Pick<Principal, '_id' | 'perfil'>,
  { leidas, desde = 0, cuantas = 100, sin }: NoticesWanted,
): Promise<Notice[]> {
  const { rows } = await db.query<Stored>(
    `SELECT * FROM (
       SELECT n.*, EXISTS (SELECT 1 FROM read.reading_list r WHERE r._key = n._key || '/' || $1) AS leida
       FROM read.notification_list n WHERE (n.usuarios ? $1 OR n.perfiles ? $2) AND n._key IS DISTINCT FROM $3) mine
     WHERE $4::boolean IS NULL OR leida = $4 ORDER BY fecha DESC, _key LIMIT $5 OFFSET $6`,
    [user._id, user.perfil, sin ?? null, leidas ?? null, cuantas, desde],
  );
  return rows.map((row) => ({
    _id: row._id,
    tipo: row.tipo,
    titulo: row.titulo,
    user_origen: row.user_origen,
    comentario: row.comentario,
    comentario_adicional: row.comentario_adicional,
    enlace: row.enlace,
    fecha: row.fecha.toISOString(),
    leida: row.leida,
    tomada_por: row.tomada_por,
  }));
}
