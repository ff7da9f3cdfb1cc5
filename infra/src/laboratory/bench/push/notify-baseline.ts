import pg from 'pg';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { percentile } from '../stats.ts';
import { paced } from './paced.ts';

/** The baseline: one row committed with a notification, until another connection hears of it; p99 in ms at the same pace. */
export async function notifyRoundTrip(url: string, perSecond: number, ms: number): Promise<number> {
  const pool = createPool(url, { max: 8 });
  const listener = new pg.Client({ connectionString: url });
  const sent = new Map<string, number>();
  const took: number[] = [];
  try {
    await listener.connect();
    await pool.query(
      'CREATE SCHEMA IF NOT EXISTS bench; CREATE TABLE IF NOT EXISTS bench.notes (id bigint, texto text)',
    );
    await listener.query('LISTEN bench');
    listener.on('notification', ({ payload }) =>
      took.push(performance.now() - (sent.get(payload ?? '') ?? Number.NaN)),
    );
    await paced(perSecond, ms, async (n) => {
      sent.set(String(n), performance.now());
      await pool.query({
        name: 'note',
        text: "WITH row AS (INSERT INTO bench.notes VALUES ($1::bigint, 'comentario') RETURNING id) SELECT pg_notify('bench', id::text) FROM row",
        values: [n],
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return percentile(took.slice(perSecond), 0.99);
  } finally {
    await listener.end();
    await pool.query('DROP SCHEMA bench CASCADE');
    await pool.end();
  }
}
