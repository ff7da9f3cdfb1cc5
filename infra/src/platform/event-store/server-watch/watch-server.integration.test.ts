import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type pg from 'pg';
import {
  createEventStoreDbEventStore,
  type EventStoreDbEventStore,
} from '../../../adapters/event-store/eventstoredb-event-store.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { event } from '../../../laboratory/event-store/contract/harness.ts';
import { type StandIn, startStandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { testDatabase, type TestDatabase } from '../../../laboratory/testing/postgres.ts';
import { createLog } from '../../log.ts';
import { ServerWatch } from './watch-server.ts';

const quiet = createLog('test');
quiet.level = 'silent';

let server: StandIn;
let others: EventStoreDBClient;
let store: EventStoreDbEventStore;
let database: TestDatabase;
let pool: pg.Pool;
let alarms: string[];
const watch = (alarm = async (comentario: string) => void alarms.push(comentario)) =>
  new ServerWatch({ store, pool, log: quiet, alarm });

beforeEach(async () => {
  [server, database] = await Promise.all([startStandIn(), testDatabase()]);
  pool = createPool(database.url, { max: 3 });
  others = EventStoreDBClient.connectionString(server.url);
  store = createEventStoreDbEventStore({ connectionString: server.url, aggregates: ['pedido'] });
  await store.establish();
  await store.append('pedido-1', [event(), event()], 'no-stream');
  alarms = [];
});
afterEach(async () => {
  await Promise.all([store.close(), others.dispose(), pool.end()]);
  await Promise.all([server.stop(), database.drop()]);
});
const counted = async () =>
  (await pool.query('SELECT foreign_events::integer AS events, first_stream AS stream FROM ops.server_watch')).rows[0];
const damaged = async () =>
  (await pool.query('SELECT stream, version, detail FROM ops.damaged_streams ORDER BY position')).rows;

test('events of other applications → counted once with the first of them, and nobody is alarmed', async () => {
  for (let n = 0; n < 3; n += 1)
    await others.appendToStream('sensor-\u0000-1', jsonEvent({ type: 'Measured', data: { n } }));
  const looking = watch();
  await looking.turn();
  await looking.turn();
  expect(await counted()).toEqual({ events: 3, stream: 'sensor-�-1' });
  await others.appendToStream('cart-2', binaryEvent({ type: 'B', data: new Uint8Array([1]) }));
  await watch().turn();
  expect(await counted()).toEqual({ events: 4, stream: 'sensor-�-1' });
  expect([await damaged(), alarms]).toEqual([[], []]);
});

test('streams of ours that were changed → named with their position, told once, forgotten when they are whole again', async () => {
  const looking = watch();
  await others.setStreamMetadata('pedido-1', { truncateBefore: 1 });
  await others.appendToStream('pedido-9', jsonEvent({ type: 'QuotationCreated', data: {} }));
  await looking.turn();
  await looking.turn();
  expect(await damaged()).toEqual([
    {
      stream: 'pedido-1',
      version: 0,
      detail: expect.stringContaining('fue cortado en el servidor: comienza en el evento 1'),
    },
    { stream: 'pedido-9', version: 0, detail: expect.stringContaining('lo escribió otra aplicación') },
  ]);
  expect(alarms).toEqual([
    expect.stringMatching(/flujo pedido-1 .*\(posición \d+\).*flujo pedido-9 .*\(posición \d+\)/),
  ]);
  await others.setStreamMetadata('pedido-1', {});
  await looking.turn();
  expect((await damaged()).map(({ stream }) => stream)).toEqual(['pedido-9']);
  expect(alarms[1]).toContain(
    'Alguien cambió los metadatos del flujo pedido-1 en el servidor; sus eventos están completos.',
  );
});

test('the identity of the log deleted → told', async () => {
  await others.deleteStream('log-identity');
  await watch().turn();
  expect(await damaged()).toEqual([expect.objectContaining({ stream: 'log-identity' })]);
  expect(alarms).toHaveLength(1);
});

test('an alarm that could not be told → what was found is kept, and told by the next turn', async () => {
  await others.tombstoneStream('pedido-1');
  await watch(() => Promise.reject(new Error('command-api is away'))).turn();
  expect(await damaged()).toHaveLength(1);
  await watch().turn();
  expect(alarms).toEqual([expect.stringContaining('pedido-1')]);
});

test('another log on the same address → looked through from its beginning', async () => {
  await others.appendToStream('cart-2', jsonEvent({ type: 'T', data: {} }));
  await watch().turn();
  await store.close();
  await server.stop();
  server = await startStandIn();
  store = createEventStoreDbEventStore({ connectionString: server.url, aggregates: ['pedido'] });
  await store.establish();
  await watch().turn();
  expect(await counted()).toEqual({ events: 0, stream: null });
});
