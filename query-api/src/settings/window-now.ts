import type { MaintenanceRow } from '@power/domain/settings/views/maintenance-row';
import type { Reader } from '@power/infra/platform/sql/reader';

/** The update that is planned or under way. Whoever has no session asks too. */
export async function windowNow(rows: Reader): Promise<MaintenanceRow | null> {
  const found = await rows
    .from('maintenance')
    .selectAll()
    .where('estado', 'in', ['programada', 'en curso'])
    .limit(1)
    .execute();
  const [row] = found.map(({ _key: _, ...window }) => window);
  return row ?? null;
}
