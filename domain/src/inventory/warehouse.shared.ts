import type { RecordName } from '../kernel/refers.ts';

/** A warehouse that goods may go to or leave from: it exists and is active. */
export const openWarehouse: RecordName = { master: 'warehouse', field: 'codigo' };
/** One whose goods are counted or taken elsewhere: it may be deactivated. */
export const anyWarehouse: RecordName = { ...openWarehouse, inactive: true };
