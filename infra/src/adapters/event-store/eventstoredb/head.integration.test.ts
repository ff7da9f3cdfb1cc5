import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { event } from '../../../laboratory/event-store/contract/harness.ts';
import { type StandIn, startStandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { createEventStoreDbEventStore, type EventStoreDbEventStore } from '../eventstoredb-event-store.ts';
import { Converter } from './convert.ts';
import { HeadFinder } from './head.ts';
import { ownStreams } from './stream-names.ts';

let server: StandIn;
let stranger: EventStoreDBClient;
let store: EventStoreDbEventStore;
beforeEach(async () => {
  server = await startStandIn();
  stranger = EventStoreDBClient.connectionString(server.url);
  store = createEventStoreDbEventStore({ connectionString: server.url, aggregates: ['order'] });
});
afterEach(async () => {
  await store.close();
  await stranger.dispose();
  await server.stop();
});

const append = (stream: string, expected: number): Promise<bigint> =>
  store.append(stream, [event()], expected < 0 ? 'no-stream' : expected).then(({ position }) => position);
/** What the server is asked for by an action. */
const cost = async (action: () => Promise<unknown>): Promise<number> => {
  const before = server.calls.reads;
  await action();
  return server.calls.reads - before;
};
const writeStrange = async (count: number): Promise<void> => {
  const events = Array.from({ length: count }, (_, n) => binaryEvent({ type: 'P', data: new Uint8Array([n % 256]) }));
  await stranger.appendToStream('sensor-1', events);
};

test('the head costs as many calls whatever others have written behind it', async () => {
  const position = await append('order-1', -1);
  await writeStrange(1000);
  expect(await cost(() => store.head())).toBeLessThanOrEqual(3);
  expect(await store.head()).toBe(position);
  await writeStrange(1000);
  expect(await cost(() => store.head())).toBeLessThanOrEqual(3);
  expect(await store.head()).toBe(position);
  expect(await cost(() => store.ping())).toBe(1);
});

test('the head goes on with what is ours, between and behind what others write', async () => {
  expect(await store.head()).toBeUndefined();
  await writeStrange(3);
  expect(await store.head()).toBeUndefined();
  const first = await append('order-1', -1);
  await writeStrange(3);
  expect(await store.head()).toBe(first);
  const second = await append('order-1', 0);
  expect(await store.head()).toBe(second);
  const other = createEventStoreDbEventStore({ connectionString: server.url, aggregates: ['order'] });
  await writeStrange(60);
  expect(await other.head()).toBe(second);
  const third = await append('order-2', -1);
  await writeStrange(60);
  expect(await other.head()).toBe(third);
  await other.close();
});

test('binary events in a stream that is named as ours are passed over', async () => {
  const position = await append('order-1', -1);
  for (let n = 0; n < 3; n += 1)
    await stranger.appendToStream(
      'order-9',
      Array.from({ length: 70 }, () => binaryEvent({ type: 'P', data: new Uint8Array([1]) })),
    );
  await stranger.appendToStream('$ours', jsonEvent({ type: 'X', data: {} }));
  expect(await store.head()).toBe(position);
});

test('questions that come while one is being answered share the next answer, which is no older than they are', async () => {
  await append('order-1', -1);
  const first = store.head();
  const later = await append('order-1', 0);
  const reads = await cost(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.head()));
    expect(new Set(answers)).toEqual(new Set([later]));
  });
  await first;
  expect(reads).toBeLessThanOrEqual(6);
});

test('a look that was cut short because its client was given up changes nothing', async () => {
  const first = await append('order-1', -1);
  await writeStrange(3);
  const finder = new HeadFinder(new Converter(ownStreams(['order']), { has: () => false }), { prefixes: ['order-'] });
  const client = EventStoreDBClient.connectionString(server.url);
  const ignore = () => undefined;
  expect(finder.keep(await finder.look(client, ignore))?.position).toBe(first);
  const second = await append('order-1', 0);
  await writeStrange(3);
  // Nobody takes its answer.
  await finder.look(client, ignore);
  expect(finder.keep(await finder.look(client, ignore))?.position).toBe(second);
  await client.dispose();
});
