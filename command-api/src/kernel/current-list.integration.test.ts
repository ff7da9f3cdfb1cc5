import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { standAt } from '@power/infra/laboratory/testing/read-models';
import { migrateOps } from '@power/infra/platform/projection/schema';
import type pg from 'pg';
import { currentList } from './current-list.ts';

const LIST = 'inventory/place-stock-list';
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrateOps(db);
  await standAt(db, [LIST], 6);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});
const origin = { ip: '127.0.0.1', userAgent: 'x' };

test('given a list that lacks the last movement → waits until it has it', async () => {
  let over = false;
  const wait = currentList({ db, head: () => Promise.resolve(7n), origin }, LIST, 'No').then((refused) => {
    over = true;
    return refused;
  });
  await db.query('SELECT 1');
  expect(over).toBe(false);
  await standAt(db, [LIST], 7);
  expect(await wait).toBeUndefined();
});
