import type pg from 'pg';
import type { Followed } from './reconcile.ts';

/** The process that carries out on the stock what orders decide. */
const PROCESS = 'inventory/order-stock';

/** How far that process is, as it records itself. */
export const followedBy =
  (db: pg.Pool): Followed =>
  async () => {
    const { rows } = await db.query<{ position: string }>(
      'SELECT position::text FROM ops.process_state WHERE name = $1',
      [PROCESS],
    );
    return rows[0] && BigInt(rows[0].position);
  };
