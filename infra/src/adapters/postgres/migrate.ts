import type pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from './transaction.ts';

/** Key of the advisory lock under which every service creates its tables, so that starting together is safe. */
export const MIGRATION_LOCK = 7_270_001;

/** Deadlock, and a lock that was not to be had: transactions of services that work already stood in the way. */
const IN_THE_WAY = new Set(['40P01', '55P03']);
const AGAIN_MS = 100;
const ATTEMPTS = 50;

/**
 * Runs idempotent work on the schema, and anew when it and the work of a service that runs already wait for each other, of
 * which PostgreSQL lets one go on.
 */
export async function repeatOnDeadlock(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !IN_THE_WAY.has(String((error as { code?: unknown }).code))) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** Runs idempotent DDL, one starter at a time. */
export const migrate = (pool: pg.Pool, ...statements: readonly string[]): Promise<void> =>
  repeatOnDeadlock(() =>
    inTransaction(pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query(statements.join(';\n'));
    }),
  );
