import type { MaintenanceRow } from '@power/domain/settings/views/maintenance';
import type pg from 'pg';

type Stored = Omit<MaintenanceRow, 'inicio' | 'fin' | 'termina'> & {
  readonly inicio: Date;
  readonly fin: Date | null;
  readonly termina: Date;
};

/** The update that is planned or under way. */
export async function windowNow(db: pg.Pool): Promise<MaintenanceRow | null> {
  const { rows } = await db.query<Stored>(
    "SELECT _id, estado, fecha, hora, tiempo, comentario, inicio, fin, termina, avisado, usuario, motivo FROM maintenance WHERE estado IN ('programada', 'en curso') LIMIT 1",
  );
  const [row] = rows;
  return row
    ? {
        ...row,
        inicio: row.inicio.toISOString(),
        termina: row.termina.toISOString(),
        fin: row.fin?.toISOString() ?? null,
      }
    : null;
}
