import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { planned } from './planned.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { max: 1 });
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
