import type pg from 'pg';

/**
 * Remembers that everything up to a position is history that was loaded whole, with all that processes would have made of
 * it: those that have never run begin behind it.
 */
export async function recordHistory(pool: pg.Pool, position: bigint): Promise<void> {
  await pool.query('INSERT INTO ops.loaded_history (position) VALUES ($1) ON CONFLICT DO NOTHING', [String(position)]);
}

export async function historyIsLoaded(pool: pg.Pool): Promise<boolean> {
  return Boolean((await pool.query('SELECT 1 FROM ops.loaded_history')).rowCount);
}

/**
 * Where every process begins on a system that none has run on yet; undefined when nothing was loaded, or when processes
 * have been at work: what they did since is in the log.
 */
export async function beginningOfNews(pool: pg.Pool): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ position: bigint }>(
    'SELECT position FROM ops.loaded_history WHERE NOT EXISTS (SELECT 1 FROM ops.process_state)',
  );
  return rows[0] && BigInt(rows[0].position);
}
