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

/** What a process that has never run here must know before it begins. */
export interface Beginning {
  /** End of the history that was loaded, with all that processes would have made of it; undefined: none was. */
  readonly loaded: bigint | undefined;
  /** No process has been at work on this log yet. */
  readonly untouched: boolean;
}

export async function beginningOf(pool: pg.Pool): Promise<Beginning> {
  const { rows } = await pool.query<{ loaded: string | null; untouched: boolean }>(
    `SELECT (SELECT position::text FROM ops.loaded_history) AS loaded,
       NOT EXISTS (SELECT 1 FROM ops.process_state) AS untouched`,
  );
  const { loaded, untouched } = rows[0]!;
  return { loaded: loaded === null ? undefined : BigInt(loaded), untouched };
}
