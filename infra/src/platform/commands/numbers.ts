import type pg from 'pg';

/** Tables behind {@link nextNumber}; safe to run by several processes at once. */
export const NUMBERS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.counters (series text PRIMARY KEY, value bigint NOT NULL);
  CREATE TABLE IF NOT EXISTS ops.numbers (
    series text NOT NULL, command_id text NOT NULL, value bigint NOT NULL, PRIMARY KEY (series, command_id)
  );
  CREATE OR REPLACE FUNCTION ops.next_number(wanted text, who text) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE found bigint;
  BEGIN
    -- Whoever asks for the same thing waits, and then finds it: no number is drawn in vain.
    PERFORM pg_advisory_xact_lock(hashtextextended(wanted || ' ' || who, 0));
    SELECT n.value INTO found FROM ops.numbers n WHERE n.series = wanted AND n.command_id = who;
    IF found IS NULL THEN
      INSERT INTO ops.counters AS c VALUES (wanted, 1) ON CONFLICT (series) DO UPDATE SET value = c.value + 1 RETURNING c.value INTO found;
      INSERT INTO ops.numbers VALUES (wanted, who, found);
    END IF;
    RETURN found;
  END $$;
`;

/** Draws the next number of a series for a command, or for `subject`: {@link nextNumber} or {@link NumbersInMemory}. */
export type DrawNumber = (series: string, commandId: string, subject?: string) => Promise<number>;

/**
 * Next number of a series, the same for the same command id, so that a command repeated after a crash names the same
 * stream. Runs in a transaction of its own: a refused command leaves a gap, as every invoice book knows. With a
 * `subject` it is the number of that thing, whoever asks and however many at once: several people who invoice one order
 * draw one folio.
 */
export async function nextNumber(
  pool: pg.Pool,
  series: string,
  commandId: string,
  subject = commandId,
): Promise<number> {
  const known = await pool.query<{ value: string }>(
    'SELECT value FROM ops.numbers WHERE series = $1 AND command_id = $2',
    [series, subject],
  );
  if (known.rows[0]) return Number(known.rows[0].value);
  const drawn = await pool.query<{ value: string }>('SELECT ops.next_number($1, $2) AS value', [series, subject]);
  return Number(drawn.rows[0]!.value);
}

/** Lifts a counter to at least a value: after imports, and when the log holds a number that the counter does not know. */
export async function raiseCounter(pool: pg.Pool, series: string, value: number): Promise<void> {
  await pool.query(
    'INSERT INTO ops.counters VALUES ($1, $2) ON CONFLICT (series) DO UPDATE SET value = GREATEST(ops.counters.value, excluded.value)',
    [series, value],
  );
}

/** The same rules in memory, for whoever tells a history alone and writes the counters when it is told. */
export class NumbersInMemory {
  readonly #drawn = new Map<string, number>();
  /** Last number of each series. */
  readonly last = new Map<string, number>();

  /** Fixes what a command will be answered: invented history has its numbers before it is told. */
  reserve(series: string, commandId: string, value: number): void {
    this.#drawn.set(`${series} ${commandId}`, value);
    this.last.set(series, Math.max(value, this.last.get(series) ?? 0));
  }

  readonly draw: DrawNumber = (series, commandId, subject = commandId) => {
    const known = this.#drawn.get(`${series} ${commandId}`) ?? this.#drawn.get(`${series} ${subject}`);
    if (known === undefined) this.reserve(series, subject, (this.last.get(series) ?? 0) + 1);
    return Promise.resolve(known ?? this.last.get(series)!);
  };
}
