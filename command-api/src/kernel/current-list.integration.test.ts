import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { currentList } from './current-list.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await db.query('CREATE SCHEMA IF NOT EXISTS ops');
  await db.query('CREATE TABLE IF NOT EXISTS ops.projections (name text, position bigint)');
  await db.query("INSERT INTO ops.projections (name, position) VALUES ('inventory/place-stock-list', 6)");
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});
const origin = { ip: '127.0.0.1', userAgent: 'x' };

test('given a list that lacks the last movement → waits until it has it', async () => {
  let over = false;
  const wait = currentList({ db, head: () => Promise.resolve(7n), origin }, 'inventory/place-stock-list', 'No').then(
    (refused) => {
      over = true;
      return refused;
    },
  );
  await db.query('SELECT 1');
  expect(over).toBe(false);
  await db.query('UPDATE ops.projections SET position = 7');
  expect(await wait).toBeUndefined();
});
