import type pg from 'pg';
import type { Rng } from '../../operations/demo/random.ts';
import { askHealth } from '../../operations/launcher/health.ts';
import type { TestSystem } from '../testing/system.ts';
import type { Work } from './order-life.ts';
import type { Watcher } from './watcher.ts';

/** The system under fire and everybody around it. */
export interface Scene {
  /** Another object after the launcher was killed and started again. */
  system: TestSystem;
  readonly pool: pg.Pool;
  /** Holds by how many milliseconds every process's clock is ahead. */
  readonly clockFile: string;
  readonly work: Work;
  readonly rng: Rng;
  readonly watchers: readonly Watcher[];
}

export const RECOVERS_MS = 90_000;
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until `done`; throws, with `what`, when it takes too long. */
export async function until(what: string, done: () => Promise<boolean>, patienceMs = RECOVERS_MS): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await done()); await pause(50)) {
    if (Date.now() > end) throw new Error(`waited ${patienceMs / 1000} s in vain: ${what}`);
  }
}

/** Waits for GET /health = 200; says what is missing when it does not come back. */
export async function recovered({ system }: Scene): Promise<void> {
  let last = '';
  await until('the system did not recover', async () => {
    const { ok, detail } = await askHealth(system.url, system.runtime().env.INTERNAL_TOKEN);
    last = detail;
    return ok;
  }).catch((error: Error) => {
    throw new Error(`${error.message}: ${last}\n${system.output().slice(-2000)}`);
  });
}

/** A question to the database that outlives its restarts. */
export async function rowsOf<T extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  for (const end = Date.now() + RECOVERS_MS; ; await pause(100)) {
    try {
      return (await pool.query<T>(text, [...values])).rows;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Who is doing what in PostgreSQL, and who stands in whose way: for the message when a wait was in vain. */
export async function activity(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT pid, application_name, state, wait_event, pg_blocking_pids(pid) AS blocked_by, round(extract(epoch FROM clock_timestamp() - xact_start)::numeric, 1) AS in_transaction_s, left(query, 160) AS query
     FROM pg_stat_activity WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()`,
  );
  return rows.map((row) => JSON.stringify(row)).join('\n');
}
