import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, standAt } from '../../laboratory/testing/read-models.ts';
import { createPositionWaiter, type PositionWaiter } from './positions.ts';

let database: TestDatabase;
let pool: pg.Pool;
let positions: PositionWaiter;
const names = ['orders/order-list', 'orders/order-card'];

beforeEach(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await createReadModels(pool, []);
  await standAt(pool, names, 10);
  positions = createPositionWaiter({ url: database.url, pool });
  // What is notified before anybody listens is lost.
  const listening =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^LISTEN' AND state = 'idle'";
  while ((await pool.query(listening)).rowCount === 0);
});
afterEach(async () => {
  await positions.close();
  await pool.end();
  await database.drop();
});

const notify = (payload: object) => pool.query("SELECT pg_notify('feed', $1)", [JSON.stringify(payload)]);

test('what is passed already needs no wait, and nothing named is always passed', async () => {
  expect(await positions.wait(names, 10n)).toBe(true);
  expect(await positions.wait([], 99n)).toBe(true);
});

test('waits until every named projection has passed', async () => {
  await positions.wait(names, 10n);
  const all = positions.wait(names, 11n, undefined, 20_000);
  await notify({ seq: null, positions: { [names[0]!]: '11' } });
  expect(await positions.wait([names[0]!], 11n, undefined, 20_000)).toBe(true);
  expect(await positions.wait(names, 11n, undefined, 1)).toBe(false);
  await notify({ seq: null, positions: { [names[1]!]: '12' } });
  expect(await all).toBe(true);
});

test('a notice that was missed is made up for by reading', async () => {
  const waiting = positions.wait(names, 15n, undefined, 20_000);
  await pool.query('UPDATE ops.projection_state SET position = 15');
  expect(await waiting).toBe(true);
});

test('a notice too long to name positions means read them all', async () => {
  await positions.wait(names, 10n);
  await pool.query('UPDATE ops.projection_state SET position = 30');
  const heard = new Promise<ReadonlySet<string>>((resolve) => positions.onChange(resolve));
  await notify({ seq: '1', positions: {}, todas: true });
  expect(await heard).toEqual(new Set(names));
  expect(await positions.wait(names, 30n, undefined, 1)).toBe(true);
});

test('a projection that only moved on did not change', async () => {
  await positions.wait(names, 10n);
  const heard: ReadonlySet<string>[] = [];
  positions.onChange((changed) => heard.push(changed));
  await notify({ seq: null, positions: Object.fromEntries(names.map((name) => [name, '40'])), cambios: [] });
  await notify({ seq: null, positions: Object.fromEntries(names.map((name) => [name, '41'])), cambios: [names[1]] });
  expect(await positions.wait(names, 41n, undefined, 20_000)).toBe(true);
  expect(heard).toEqual([new Set([names[1]])]);
});

test('gives up at its limit, and when the client goes away', async () => {
  expect(await positions.wait(names, 99n, undefined, 50)).toBe(false);
  const gone = new AbortController();
  const waiting = positions.wait(names, 99n, gone.signal, 60_000);
  gone.abort();
  expect(await waiting).toBe(false);
});
