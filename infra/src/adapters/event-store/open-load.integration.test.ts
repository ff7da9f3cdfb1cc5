import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { BulkLog } from '../../platform/event-store/bulk-log.ts';
import { WrongExpectedVersion } from '../../platform/event-store/port.ts';
import { verifyLog } from '../../platform/event-store/verify.ts';
import { openHistoryLoad } from './open-load.ts';
import { createPostgresEventStore, type PostgresEventStore } from './postgres-event-store.ts';

let database: TestDatabase;
let store: PostgresEventStore;
beforeEach(async () => {
  database = await testDatabase();
  store = createPostgresEventStore({ connectionString: database.url });
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  await database.drop();
});
const open = () => openHistoryLoad({ databaseUrl: database.url });

/** The keys of the log as PostgreSQL tells them, their names included. */
async function keys(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select conname, pg_get_constraintdef(oid) from pg_constraint
     where conrelid = 'log.events'::regclass and contype in ('p', 'u') order by conname`,
  );
  await client.end();
  return rows;
}

test('what was loaded reads back in its order, is chained, and ordinary appends go on behind it', async () => {
  const before = await keys();
  const load = await open();
  const log = new BulkLog(load);
  const texts = ['a', "it's", 'two\nlines', 'tab\t\\N', '{"x":1}', '👍 ñ'];
  for (let i = 0; i < 5000; i += 1)
    await log.append(
      `s-${i % 7}`,
      [event({ i, text: texts[i % texts.length] })],
      i < 7 ? 'no-stream' : Math.floor(i / 7) - 1,
    );
  const end = await log.flush();
  await load.commit();
  await load.close();

  expect(before).toHaveLength(3);
  expect(await keys()).toEqual(before);
  expect(end).toBe(await store.head());
  const all = await store.readAll({ limit: 10_000 });
  expect(all.map(({ data }) => data)).toEqual(Array.from({ length: 5000 }, (_, i) => ({ i, text: texts[i % 6] })));
  const { position } = await store.append('s-0', [event()], Math.floor(4999 / 7));
  expect(position).toBeGreaterThan(end!);
  expect(await verifyLog(store)).toMatchObject({ ok: true, events: 5001, streams: 7 });
});

test('a load that is closed before its commit leaves nothing, and appends that waited go ahead', async () => {
  const load = await open();
  const log = new BulkLog(load);
  await log.append('s-1', [event()], 'no-stream');
  await log.flush();
  const waiting = store.append('other-1', [event()], 'no-stream');
  await load.close();
  await waiting;
  expect((await store.readAll()).map(({ stream }) => stream)).toEqual(['other-1']);
  await expect(open()).rejects.toThrow('the log is not empty');
});

test('deciders see the rules of the log: expected versions hold, news of a stream is empty, the past is not kept', async () => {
  const log = new BulkLog({ write: () => Promise.resolve(1n) });
  await log.append('s-1', [event(), event()], 'no-stream');
  await expect(log.append('s-1', [event()], 'no-stream')).rejects.toThrow(WrongExpectedVersion);
  await expect(log.append('s-1', [event()], 2)).rejects.toThrow(WrongExpectedVersion);
  expect(await log.append('s-1', [event()], 1)).toMatchObject({ version: 2, repeated: false });
  expect(await log.read('s-1', { from: 3 })).toEqual([]);
  expect(await log.read('s-9')).toEqual([]);
  await expect(log.read('s-1')).rejects.toThrow('not read again');
});

test('streams that are said to be read again are kept whole', async () => {
  const log = new BulkLog({ write: () => Promise.resolve(1n) }, ['s-1', 's-7']);
  await log.append('s-1', [event(), event()], 'no-stream');
  expect((await log.read('s-1')).map(({ version }) => version)).toEqual([0, 1]);
  expect(await log.read('s-1', { from: 1 })).toHaveLength(1);
  expect(await log.read('s-7')).toEqual([]);
});

test('a write that fails is told by the next append or by the end, and is not passed over', async () => {
  const log = new BulkLog({ write: () => Promise.reject(new Error('disk full')) });
  await log.append('s-1', [event({}, randomUUID())], 'no-stream');
  await expect(log.flush()).rejects.toThrow('disk full');
  await log.append('s-1', [event()], 0);
  await expect(log.flush()).rejects.toThrow('disk full');
});
