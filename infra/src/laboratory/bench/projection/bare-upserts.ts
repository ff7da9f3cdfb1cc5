import type pg from 'pg';
import { SQL_TYPE } from '../../../platform/projection/columns.ts';
import { BenchMoved, type BenchOrder, BenchOpened, COLUMNS } from './bench-orders.ts';
import { readRaw } from './read-raw.ts';

const names = Object.keys(COLUMNS).map((name) => `"${name}"`);
const typed = Object.entries(COLUMNS).map(([name, type]) => `"${name}" ${SQL_TYPE[type]}`);

export const createBare = (table: string): string =>
  `DROP TABLE IF EXISTS bench.${table}; CREATE TABLE bench.${table} (_key text PRIMARY KEY, ${typed.join(', ')})`;

const UPSERT = `INSERT INTO bench.bare (_key, ${names.join(', ')}) SELECT * FROM json_to_recordset($1::json) AS x(_key text, ${typed.join(', ')})
  ON CONFLICT (_key) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/**
 * The baseline: a loop written for this one table. It reads the log in batches, folds with all rows in memory, writes each
 * transaction's rows with one multi-row upsert and its checkpoint with it; no leases, no parking, no feed, no restart from
 * where it was. `perTransaction` events each; stops after `limit` events. Answers events per second.
 */
export async function bareUpserts(
  pool: pg.Pool,
  batch: number,
  perTransaction: number,
  limit: number,
): Promise<number> {
  await pool.query(`${createBare('bare')}; DROP TABLE IF EXISTS bench.checkpoint; CREATE TABLE bench.checkpoint AS SELECT 0::bigint AS position;
    CREATE INDEX ON bench.bare (estatus, "createdAt")`);
  const client = await pool.connect();
  const rows = new Map<string, BenchOrder>();
  const started = performance.now();
  let done = 0;
  try {
    for (let after = '0'; done < limit;) {
      const events = await readRaw(pool, after, batch);
      for (let at = 0; at < events.length && done < limit; at += perTransaction) {
        const part = events.slice(at, at + perTransaction);
        const changed = new Set<string>();
        for (const { type, data, metadata } of part) {
          changed.add(data._id);
          rows.set(data._id, fold(rows.get(data._id), type, data, metadata.at));
        }
        await client.query('BEGIN');
        await client.query({
          name: 'bare-upsert',
          text: UPSERT,
          values: [JSON.stringify([...changed].map((_key) => ({ _key, ...rows.get(_key) })))],
        });
        await client.query({
          name: 'bare-checkpoint',
          text: 'UPDATE bench.checkpoint SET position = $1',
          values: [part.at(-1)!.position],
        });
        await client.query('COMMIT');
        done += part.length;
      }
      const last = events.at(-1);
      if (!last) break;
      after = last.position;
    }
  } finally {
    client.release();
  }
  return done / ((performance.now() - started) / 1000);
}

function fold(row: BenchOrder | undefined, type: string, data: unknown, at: string): BenchOrder {
  if (type === BenchOpened.type) {
    const { _id, ...opened } = data as BenchOrder & { _id: string };
    return { ...opened, estatus: 'Abierto', pickeadas: 0, cambios: 0, createdAt: at, updatedAt: at };
  }
  if (type !== BenchMoved.type || !row) throw new Error(`unexpected ${type}`);
  const moved = data as { estatus: string; unidades: number };
  return {
    ...row,
    estatus: moved.estatus,
    pickeadas: row.pickeadas + moved.unidades,
    cambios: row.cambios + 1,
    updatedAt: at,
  };
}
