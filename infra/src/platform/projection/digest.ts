import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import { inRead } from './tables.ts';

const PAGE = 5000;

/**
 * sha-256 (hex) over all rows of a table of schema `read`, every column, in the order of their keys: equal for two tables
 * that hold the same, whatever their names. Histories too (`<table>_history`). Reads in one snapshot.
 */
export async function tableDigest(
  pool: pg.Pool,
  table: string,
): Promise<{ readonly rows: number; readonly digest: string }> {
  const hash = createHash('sha256');
  let count = 0;
  await inTransaction(
    pool,
    async (client) => {
      const order = table.endsWith('_history') ? '_key COLLATE "C", _position' : '_key COLLATE "C"';
      await client.query(`SET LOCAL timezone = 'UTC'`);
      await client.query(`DECLARE digest CURSOR FOR SELECT t::text AS row FROM ${inRead(table)} t ORDER BY ${order}`);
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`FETCH ${PAGE} FROM digest`);
        if (rows.length === 0) break;
        for (const { row } of rows) hash.update(row).update('\n');
        count += rows.length;
      }
    },
    'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  );
  return { rows: count, digest: hash.digest('hex') };
}
