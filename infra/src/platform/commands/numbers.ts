import type pg from 'pg';
import { together } from '../together.ts';

/** Tables behind {@link numbersOf}; safe to run by several processes at once. */
export const NUMBERS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.counters (series text PRIMARY KEY, value bigint NOT NULL);
  CREATE TABLE IF NOT EXISTS ops.numbers (
    series text NOT NULL, command_id text NOT NULL, value bigint NOT NULL, PRIMARY KEY (series, command_id)
  );
  CREATE OR REPLACE FUNCTION ops.next_numbers(wanted text[], who text[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
  DECLARE drawn bigint[];
  BEGIN
    -- Whoever asks for the same thing waits, and then finds it: no number is drawn in vain. All that is waited for is
    -- taken first and in one order, counters after it in theirs: of two who draw many, none holds what the other waits for.
    PERFORM pg_advisory_xact_lock(a.key) FROM (
      SELECT DISTINCT hashtextextended(w || ' ' || k, 0) AS key FROM unnest(wanted, who) AS a(w, k) ORDER BY 1
    ) a;
    -- A counter is raised once for all that draw from it: a row that is changed a hundred times in one transaction grows
    -- a chain of versions that each change walks. What is known is looked up one by one, by the key whatever the planner knows.
    WITH asked AS (
      SELECT w, k, min(i) AS first FROM unnest(wanted, who) WITH ORDINALITY AS a(w, k, i) GROUP BY w, k
    ), fresh AS (
      SELECT w, k, row_number() OVER (PARTITION BY w ORDER BY first) AS nth, count(*) OVER (PARTITION BY w) AS many FROM asked
      WHERE (SELECT n.value FROM ops.numbers n WHERE n.series = w AND n.command_id = k) IS NULL
    ), raised AS (
      INSERT INTO ops.counters AS c SELECT w, count(*) FROM fresh GROUP BY w ORDER BY w
      ON CONFLICT (series) DO UPDATE SET value = c.value + excluded.value RETURNING c.series, c.value
    )
    INSERT INTO ops.numbers SELECT w, k, value - many + nth FROM fresh JOIN raised ON series = w;
    SELECT array_agg((SELECT n.value FROM ops.numbers n WHERE n.series = w AND n.command_id = k) ORDER BY i)
      INTO drawn FROM unnest(wanted, who) WITH ORDINALITY AS a(w, k, i);
    RETURN drawn;
  END $$;
`;

/** Draws the next number of a series for a command, or for `subject`: {@link numbersOf} or {@link NumbersInMemory}. */
export interface DrawNumber {
  (series: string, commandId: string, subject?: string): Promise<number>;
  /** Whether this command has drawn one already; draws none. */
  readonly drawn: (series: string, commandId: string) => Promise<boolean>;
}

/** Drawings under way at once, and numbers of one drawing at most. */
const DRAWINGS = { lanes: 2, most: 256 };

/**
 * Draws from the counters of a database: the next number of a series, the same for the same command id, so that a command
 * repeated after a crash names the same stream. Each drawing is a transaction of its own: a command that fails after it
 * leaves a gap. With a `subject` it is the number of that thing, whoever asks and however many at once:
 * several people who invoice one order draw one folio.
 */
export function numbersOf(pool: pg.Pool): DrawNumber {
  const draw = together(
    (asked: readonly (readonly [series: string, who: string])[]) => numbersFor(pool, asked),
    DRAWINGS,
  );
  const drawn: DrawNumber['drawn'] = async (series, commandId) => {
    const { rowCount } = await pool.query('SELECT 1 FROM ops.numbers WHERE series = $1 AND command_id = $2', [
      series,
      commandId,
    ]);
    return rowCount === 1;
  };
  return Object.assign((series: string, commandId: string, subject = commandId) => draw([series, subject]), { drawn });
}

async function numbersFor(
  pool: pg.Pool,
  asked: readonly (readonly [series: string, who: string])[],
): Promise<number[]> {
  const { rows } = await pool.query<{ values: string[] }>('SELECT ops.next_numbers($1, $2) AS values', [
    asked.map(([series]) => series),
    asked.map(([, who]) => who),
  ]);
  return rows[0]!.values.map(Number);
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

  #known(series: string, commandId: string, subject = commandId): number | undefined {
    return this.#drawn.get(`${series} ${commandId}`) ?? this.#drawn.get(`${series} ${subject}`);
  }

  readonly draw: DrawNumber = Object.assign(
    (series: string, commandId: string, subject = commandId): Promise<number> => {
      const known = this.#known(series, commandId, subject);
      if (known === undefined) this.reserve(series, subject, (this.last.get(series) ?? 0) + 1);
      return Promise.resolve(known ?? this.last.get(series)!);
    },
    {
      drawn: (...of: Parameters<DrawNumber['drawn']>): Promise<boolean> =>
        Promise.resolve(this.#known(...of) !== undefined),
    },
  );
}
