/**
 * A process names a hundred plans at most, and these tests count theirs: modules of their own.
 * @jest-environment node
 */
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createTables } from '../../laboratory/testing/read-models.ts';
import { defineGrid } from './define.ts';
import { planned } from './planned.ts';
import { runGrid } from './run.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { max: 1, searchPath: ['public', 'read', 'ops'] });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test('a table that was exchanged for one with other columns is read all the same', async () => {
  const read = (): Promise<{ total: unknown }[]> =>
    planned(pool, 'SELECT total FROM cosas WHERE n >= $1 ORDER BY n LIMIT 1', [1]);
  await pool.query('CREATE TABLE cosas AS SELECT 1 AS n, 10 AS total');
  expect(await read()).toEqual([{ total: 10 }]);
  expect((await pool.query('SELECT 1 FROM pg_prepared_statements')).rowCount).toBe(1);
  await pool.query("BEGIN; DROP TABLE cosas; CREATE TABLE cosas AS SELECT 1 AS n, 'diez' AS total; COMMIT");
  expect(await read()).toEqual([{ total: 'diez' }]);
  expect(await read()).toEqual([{ total: 'diez' }]);
});

test('a jump computes what its own rows show and no other, by one plan wherever it goes', async () => {
  await createTables(pool, [{ table: 'computed', columns: { number: 'integer' } }]);
  await pool.query('INSERT INTO read.computed (_key, number) SELECT n::text, n FROM generate_series(1, 300) n');
  await pool.query('CREATE SEQUENCE read.asked');
  const grid = defineGrid({
    table: 'computed',
    columns: { number: { type: 'number' }, asked: { type: 'number', sql: "nextval('read.asked')" } },
    defaultSort: [{ colId: 'number', sort: 'asc' }],
  });
  const plans = async () => (await pool.query('SELECT 1 FROM pg_prepared_statements')).rowCount!;
  const before = await plans();
  const places = [20, 37, 60, 99];
  for (const startRow of places)
    expect(
      await runGrid(
        pool,
        grid,
        { startRow, endRow: startRow + 20, sortModel: [], filterModel: {} },
        {},
        { walk: true },
      ),
    ).toMatchObject({ rows: Array.from({ length: 20 }, (_, n) => ({ number: startRow + n + 1 })) });
  expect((await pool.query("SELECT nextval('read.asked')::int AS n")).rows).toEqual([{ n: places.length * 21 + 1 }]);
  expect(await plans()).toBe(before + 1);
});
