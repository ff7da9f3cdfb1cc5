import type pg from 'pg';

/**
 * Remembers that everything up to a position is history that was loaded whole, with all that processes would have made of
 * it: those that have never run begin behind it.
 */
export async function recordHistory(pool: pg.Pool, position: bigint): Promise<void> {
  await pool.query('INSERT INTO ops.loaded_history (position) VALUES ($1) ON CONFLICT DO NOTHING', [String(position)]);
}

/** End of the history that was loaded; undefined: none was. */
export async function loadedHistory(pool: pg.Pool): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ position: string }>('SELECT position::text FROM ops.loaded_history');
  return rows[0] && BigInt(rows[0].position);
}
