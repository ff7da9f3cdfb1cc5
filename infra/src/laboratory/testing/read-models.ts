import { createHash } from 'node:crypto';
import type { FieldKind } from '@power/domain/kernel/field';
import type { RowDefinition } from '@power/domain/kernel/row';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { migrateOps } from '../../platform/projection/schema.ts';
import { columnsOf } from '../../platform/rows/columns.ts';
import { createTablesSql, servingTables } from '../../platform/projection/tables.ts';
import type { Projection } from '../../platform/projection/define.ts';
import { testDatabase, type TestDatabase } from './postgres.ts';

const EMPTY: Readonly<Record<FieldKind, unknown>> = {
  text: '',
  code: '',
  rut: '',
  state: '',
  number: 0,
  count: 0,
  quantity: 0,
  pesos: 0,
  dollars: 0,
  euros: 0,
  percentage: 0,
  rate: 0,
  day: '2026-01-05',
  instant: '2026-01-05T12:00:00.000Z',
  flag: false,
  list: [],
  numbers: [],
  json: null,
};

const projectionOf = (row: RowDefinition): Projection =>
  ({
    kind: 'projection',
    name: row.projection,
    table: row.table,
    temporal: row.history === 'every',
    columns: columnsOf(row),
  }) as never;

/** The real tables of these read models, as their projections make them, in an empty database of a test. */
export const createReadModels = (pool: pg.Pool, rows: readonly RowDefinition[]): Promise<void> =>
  createTables(pool, rows.map(projectionOf));

/**
 * A fresh database with the tables of these read models, copied from one that was made once for all suites that ask for the
 * same. For many tables: a few are created as fast as they are copied.
 */
export function readModelDatabase(rows: readonly RowDefinition[]): Promise<TestDatabase> {
  const tables = rows.map(projectionOf).map((shape) => createTablesSql(shape, servingTables(shape)));
  return testDatabase({
    name: createHash('sha256').update(tables.join()).digest('hex').slice(0, 16),
    fill: async (url) => {
      const pool = createPool(url);
      try {
        await createReadModels(pool, rows);
      } finally {
        await pool.end();
      }
    },
  });
}

/** What a table follows from, where a test of the machinery itself needs one that nobody declared as a row. */
export type Shape = Pick<Projection, 'table' | 'columns' | 'temporal'>;

/** Tables of these shapes, as the projection runtime makes them. */
export async function createTables(pool: pg.Pool, shapes: readonly Shape[]): Promise<void> {
  await migrateOps(pool);
  for (const shape of shapes)
    await pool.query(createTablesSql(shape as Projection, servingTables(shape as Projection)));
}

/** Says of projections that they have come to a position of the log, as their runner would. */
export const standAt = (pool: pg.Pool, projections: readonly string[], position: number): Promise<unknown> =>
  pool.query(
    `INSERT INTO ops.projection_state (name, version, table_name, status, position)
     SELECT name, 1, name, 'live', $2 FROM unnest($1::text[]) name ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
    [projections, position],
  );

type Values = Readonly<Record<string, unknown>>;

/** Inserts a row; what `given` does not say is empty. */
async function insert(pool: pg.Pool, row: RowDefinition, table: string, given: Values, more: Values): Promise<void> {
  const fields = Object.entries(row.fields).filter(([, { computed }]) => !computed);
  const filled = fields.map(([name, { kind, nullable, choices }]) => {
    const value = name in given ? given[name] : nullable ? null : kind === 'state' ? choices![0] : EMPTY[kind];
    return [
      name,
      value !== null && ['list', 'numbers', 'json'].includes(kind) ? JSON.stringify(value) : value,
    ] as const;
  });
  const all = Object.entries({ _key: given._key ?? given._id, ...Object.fromEntries(filled), ...more });
  await pool.query(
    `INSERT INTO read."${table}" (${all.map(([name]) => `"${name}"`).join(', ')}) VALUES (${all.map((_, n) => `$${n + 1}`).join(', ')})`,
    all.map(([, value]) => value),
  );
}

/**
 * Plants rows in a read model, in its history too, valid `from` then on (default: the beginning); what a test does not
 * say is empty. `_key` is the row's `_id` unless given.
 */
export async function plant<R extends RowDefinition>(
  pool: pg.Pool,
  row: R,
  values: readonly Values[],
  from = '2026-01-01T00:00:00Z',
): Promise<void> {
  const kept = row.history === 'every';
  for (const given of values) {
    await insert(pool, row, row.table, given, kept ? { _desde: from } : {});
    if (kept)
      await insert(pool, row, `${row.table}_history`, given, { _desde: from, _hasta: 'infinity', _position: 2 });
  }
}

/** Plants versions that were in force from an instant until another, of rows that may be there still. */
export async function plantPast<R extends RowDefinition>(
  pool: pg.Pool,
  row: R,
  values: readonly Values[],
  [_desde, _hasta]: readonly [from: string, until: string],
): Promise<void> {
  for (const given of values)
    await insert(pool, row, `${row.table}_history`, given, { _desde, _hasta, _position: Date.parse(_desde) });
}
