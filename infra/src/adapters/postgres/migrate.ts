import type pg from 'pg';
import { inTransaction } from './transaction.ts';

/** Key of the advisory lock under which every service creates its tables, so that starting together is safe. */
export const MIGRATION_LOCK = 7_270_001;

/** Runs idempotent DDL, one starter at a time. */
export const migrate = (pool: pg.Pool, ...statements: readonly string[]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(statements.join(';\n'));
  });
