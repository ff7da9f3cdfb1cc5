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

/**
 * Next number of a series, the same for the same command id, so that a command repeated after a crash names the same
 * stream. Runs in a transaction of its own: a refused command leaves a gap, as every invoice book knows. With a
 * `subject` it is the number of that thing, whoever asks and however many at once: several people who invoice one order
 * draw one folio. A number reserved for the command goes before it.
 */
export async function nextNumber(
  pool: pg.Pool,
  series: string,
  commandId: string,
  subject = commandId,
): Promise<number> {
  const known = await pool.query<{ value: string }>(
    'SELECT value FROM ops.numbers WHERE series = $1 AND command_id = $2',
    [series, commandId],
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

export interface ReservedNumber {
  readonly series: string;
  readonly commandId: string;
  readonly value: number;
}

/** Fixes what {@link nextNumber} will answer to these commands, unless they drew a number already; the series go on above. */
export async function reserveNumbers(pool: pg.Pool, rows: readonly ReservedNumber[]): Promise<void> {
  if (rows.length === 0) return;
  await pool.query(
    'INSERT INTO ops.numbers SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[]) ON CONFLICT (series, command_id) DO NOTHING',
    [rows.map((row) => row.series), rows.map((row) => row.commandId), rows.map((row) => row.value)],
  );
  const last = new Map<string, number>();
  for (const { series, value } of rows) last.set(series, Math.max(value, last.get(series) ?? 0));
  for (const [series, value] of last) await raiseCounter(pool, series, value);
}
