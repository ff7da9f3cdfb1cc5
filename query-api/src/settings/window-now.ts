import type { FieldOf } from '@power/domain/kernel/row';
import { maintenanceRow, type MaintenanceRow } from '@power/domain/settings/views/maintenance-row';
import type { Reader } from '@power/infra/platform/sql/reader';

const fields = Object.keys(maintenanceRow.fields) as FieldOf<typeof maintenanceRow>[];

/** The update that is planned or under way. Whoever has no session asks too. */
export async function windowNow(rows: Reader): Promise<MaintenanceRow | null> {
  const window = await rows
    .from('maintenance')
    .select(fields)
    .where('estado', 'in', ['programada', 'en curso'])
    .limit(1)
    .executeTakeFirst();
  return window ?? null;
}
