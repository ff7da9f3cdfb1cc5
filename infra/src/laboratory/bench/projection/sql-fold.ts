import type pg from 'pg';
import { createBare } from './bare-upserts.ts';

const LAST = (expression: string): string => `(array_agg(${expression} ORDER BY version DESC))[1]`;
const FIRST = (field: string, type: string): string =>
  `(array_agg((data->>'${field}')::${type}) FILTER (WHERE version = 0))[1]`;

const FOLD = `INSERT INTO bench.fold SELECT data->>'_id', ${FIRST('number', 'int')}, ${LAST("coalesce(data->>'estatus', 'Abierto')")}, ${FIRST('cliente_id', 'text')},
  ${FIRST('cliente_nombre', 'text')}, ${FIRST('ejecutivo_id', 'text')}, ${FIRST('tipo_entrega', 'text')}, ${FIRST('neto', 'bigint')}, ${FIRST('iva', 'bigint')},
  ${FIRST('total', 'bigint')}, coalesce(sum((data->>'unidades')::int), 0), count(*) - 1, min((metadata->>'at')::timestamptz), max((metadata->>'at')::timestamptz)
  FROM log.events GROUP BY data->>'_id'`;

/** The baseline: PostgreSQL folds the whole log by itself, in one transaction, into the same table with the same index. Answers seconds. */
export async function sqlFold(pool: pg.Pool): Promise<number> {
  const started = performance.now();
  await pool.query(`BEGIN; ${createBare('fold')}; ${FOLD}; CREATE INDEX ON bench.fold (estatus, "createdAt"); COMMIT`);
  return (performance.now() - started) / 1000;
}

/** Throws unless the fold and the read model hold the same: else the two were not compared at the same work. */
export async function assertSame(pool: pg.Pool): Promise<void> {
  const columns = 'number, estatus, cliente_nombre, total, pickeadas, cambios, "createdAt", "updatedAt"';
  const { rows } = await pool.query<{ n: string }>(`SELECT count(*)::text AS n FROM (
    (SELECT _key, ${columns} FROM bench.fold EXCEPT SELECT _key, ${columns} FROM read.bench_orders) UNION ALL
    (SELECT _key, ${columns} FROM read.bench_orders EXCEPT SELECT _key, ${columns} FROM bench.fold)) AS different`);
  if (rows[0]?.n !== '0') throw new Error(`the SQL fold and the rebuild differ in ${rows[0]?.n} rows`);
}
