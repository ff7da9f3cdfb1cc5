import type { MaintenanceRow } from '@power/domain/settings/views/maintenance';
import type pg from 'pg';

type Stored = Omit<MaintenanceRow, 'inicio' | 'fin'> & { readonly inicio: Date; readonly fin: Date | null };

/** The update that is planned or under way. */
export async function windowNow(db: pg.Pool): Promise<MaintenanceRow | null> {
  const { rows } = await db.query<Stored>(
    "SELECT _id, estado, fecha, hora, tiempo, comentario, inicio, fin, usuario, motivo FROM maintenance WHERE estado IN ('programada', 'en curso') LIMIT 1",
  );
  const [row] = rows;
  return row ? { ...row, inicio: row.inicio.toISOString(), fin: row.fin?.toISOString() ?? null } : null;
}
