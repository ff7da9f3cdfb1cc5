import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { SNAPSHOTS_SCHEMA, snapshotTable } from './snapshot-table.ts';
import { type DrawNumber, NUMBERS_SCHEMA, NumbersInMemory, numbersOf, raiseCounter } from './numbers.ts';

let database: TestDatabase;
let pool: pg.Pool;
let nextNumber: DrawNumber;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, NUMBERS_SCHEMA, SNAPSHOTS_SCHEMA);
  nextNumber = numbersOf(pool);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test('a command repeated, also at once, draws one number; the next command the one after it', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => nextNumber('pedido', 'c1'))))).toEqual(new Set([1]));
  expect(await nextNumber('pedido', 'c2')).toBe(2);
});

test('many who ask for one thing draw one number, and none is lost', async () => {
  const folios = await Promise.all(Array.from({ length: 8 }, (_, n) => nextNumber('folio-33', `c${n}`, 'pedido/7')));
  expect(new Set(folios)).toEqual(new Set([1]));
  expect(await nextNumber('folio-33', 'c9', 'pedido/8')).toBe(2);
});

test('two processes that draw many at once, in whatever order, agree and hold up each other for no longer than a drawing', async () => {
  const one = numbersOf(pool);
  const other = numbersOf(pool);
  const wanted = Array.from({ length: 60 }, (_, n) => [n % 2 ? 'cliente' : 'producto', `r${n}`] as const);
  const drawn = await Promise.all([
    Promise.all(wanted.map(([series, row]) => one(series, row))),
    Promise.all(wanted.toReversed().map(([series, row]) => other(series, row))),
  ]);
  expect(drawn[1]!.toReversed()).toEqual(drawn[0]);
  for (const series of ['cliente', 'producto']) {
    const own = drawn[0]!.filter((_, n) => wanted[n]![0] === series).toSorted((a, b) => a - b);
    expect(own).toEqual(own.map((_, n) => n + 1));
  }
});

test('one drawing of known and new things of two series gives each its own, in the order asked for', async () => {
  await nextNumber('guía', 'known');
  const draw = numbersOf(pool);
  const asked = [
    ['guía', 'a'],
    ['nota', 'a'],
    ['guía', 'known'],
    ['guía', 'b'],
    ['nota', 'b'],
    ['guía', 'a'],
  ] as const;
  expect(await Promise.all(asked.map(([series, who]) => draw(series, who)))).toEqual([2, 1, 1, 3, 2, 2]);
  expect([await nextNumber('guía', 'c'), await nextNumber('nota', 'c')]).toEqual([4, 3]);
});

test('in memory the same rules hold, and a history begins its series where it says', async () => {
  const numbers = new NumbersInMemory();
  numbers.last.set('folio-33', 40);
  numbers.reserve('pedido', 'c1', 7);
  expect(await numbers.draw('pedido', 'c1')).toBe(7);
  expect([await numbers.draw('pedido', 'c2'), await numbers.draw('pedido', 'c2')]).toEqual([8, 8]);
  const folios = ['c3', 'c4'].map((command) => numbers.draw('folio-33', command, 'pedido/7'));
  expect(await Promise.all(folios)).toEqual([41, 41]);
  expect(await numbers.draw('folio-33', 'c3', 'pedido/8')).toBe(42);
});

test('a lifted counter goes on above, and is never lowered', async () => {
  await raiseCounter(pool, 'folio-34', 40);
  await raiseCounter(pool, 'folio-34', 12);
  expect(await nextNumber('folio-34', 'c', 'pedido/10')).toBe(41);
});

test('the newest snapshot of a stream is kept to the letter; an older one never takes its place, one of another reducer does', async () => {
  const snapshots = snapshotTable(pool);
  const of = (version: number, reducer = 'r1') => ({
    stream: 'stock-1',
    reducer,
    version,
    hash: 'h',
    state: { z: 1, a: [{ ñ: null }] },
    commands: { latest: [['c', { user: 'u', comando: 'x', from: 1, to: 2 }]] as const, older: [1, 4_294_967_295] },
  });
  expect(await snapshots.load('stock-1', 'r1')).toBeUndefined();
  await snapshots.save(of(300));
  await snapshots.save(of(200));
  const kept = await snapshots.load('stock-1', 'r1');
  expect(kept).toEqual(of(300));
  expect(JSON.stringify(kept!.state)).toBe(JSON.stringify(of(300).state));
  expect(await snapshots.load('stock-1', 'r2')).toBeUndefined();
  await snapshots.save(of(100, 'r2'));
  expect(await snapshots.load('stock-1', 'r2')).toEqual(of(100, 'r2'));
  expect(await snapshots.load('stock-1', 'r1')).toBeUndefined();
});
