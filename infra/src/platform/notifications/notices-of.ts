import type { Principal } from '@power/domain/kernel/principal';
import { LOCATION_REQUEST, TAKERS } from '@power/domain/notifications/audience.shared';
import type { NotificationRow } from '@power/domain/notifications/views/notification-row';
import type { Notice, NoticePage } from '@power/domain/notifications/views/notices';
import type pg from 'pg';
import { readBySql } from './read-by-sql.ts';

export interface NoticesWanted {
  /** True: seen ones; false: unread ones; absent: both. */
  readonly leidas?: boolean;
  /** First row and the one after the last; 0 to 100 when left out. */
  readonly startRow?: number;
  readonly endRow?: number;
  /** Left out: one that was read a moment ago, before the read model knows. */
  readonly sin?: string;
}

type Person = Pick<Principal, '_id' | 'perfil'>;
type Stored = Omit<NotificationRow, 'fecha'> & { readonly fecha: Date; readonly leida: boolean };

const toNotice = (row: Stored): Notice => ({
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
});

/** Notifications for a person ($1) or their profile ($2). */
const MINE = `SELECT n.*, ${readBySql('n', '$1')} AS leida FROM read.notification_list n WHERE (n.usuarios ? $1 OR n.perfiles ? $2)`;

/** Notifications for a person or their profile, newest first, and how many of this kind there are in all. */
export async function noticesOf(
  db: pg.Pool,
  user: Person,
  { leidas, startRow = 0, endRow = 100, sin }: NoticesWanted,
): Promise<NoticePage> {
  const from = `FROM (${MINE}) mine WHERE _key IS DISTINCT FROM $3 AND ($4::boolean IS NULL OR leida = $4)`;
  const given = [user._id, user.perfil, sin ?? null, leidas ?? null];
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.query<Stored>(`SELECT * ${from} ORDER BY fecha DESC, _key LIMIT $5 OFFSET $6`, [
      ...given,
      endRow - startRow,
      startRow,
    ]),
    db.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, given),
  ]);
  return { nots: rows.map(toNotice), total: counted[0]!.total };
}

/** Requests that wait for somebody to take them, the oldest first; none for whoever may not. */
export async function requestsFor(db: pg.Pool, user: Person): Promise<Notice[]> {
  if (!TAKERS.includes(user.perfil)) return [];
  const { rows } = await db.query<Stored>(
    `SELECT * FROM (${MINE}) mine WHERE tipo = $3 AND NOT leida ORDER BY fecha, _key LIMIT 100`,
    [user._id, user.perfil, LOCATION_REQUEST],
  );
  return rows.map(toNotice);
}
