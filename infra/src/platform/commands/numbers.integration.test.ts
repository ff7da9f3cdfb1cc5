import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { nextNumber, NUMBERS_SCHEMA, reserveNumbers } from './numbers.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, NUMBERS_SCHEMA);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test('a command repeated, also at once, draws one number; the next command the one after it', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => nextNumber(pool, 'pedido', 'c1'))))).toEqual(
    new Set([1]),
  );
  expect(await nextNumber(pool, 'pedido', 'c2')).toBe(2);
});

test('many who ask for one thing draw one number, and none is lost', async () => {
  const folios = await Promise.all(
    Array.from({ length: 8 }, (_, n) => nextNumber(pool, 'folio-33', `c${n}`, 'pedido/7')),
  );
  expect(new Set(folios)).toEqual(new Set([1]));
  expect(await nextNumber(pool, 'folio-33', 'c9', 'pedido/8')).toBe(2);
});

test('a reserved number goes before that of the thing', async () => {
  await reserveNumbers(pool, [{ series: 'folio-34', commandId: 'demo', value: 40 }]);
  expect(await nextNumber(pool, 'folio-34', 'demo', 'pedido/9')).toBe(40);
  expect(await nextNumber(pool, 'folio-34', 'c', 'pedido/10')).toBe(41);
});
