import { setImmediate as turn } from 'node:timers/promises';
import { createEventStoreDbEventStore, type EventStoreDbEventStore } from '../eventstoredb-event-store.ts';
import { event } from '../../../laboratory/event-store/contract/harness.ts';
import { type StandIn, startStandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { type Network, openNetwork } from '../../../laboratory/event-store/testing/network.ts';
import { AppendTooLarge, EventStoreUnavailable } from '../../../platform/event-store/errors.ts';

const cleanups: (() => Promise<unknown>)[] = [];
const cleanup = <T>(thing: T, end: (thing: T) => Promise<unknown>): T => {
  cleanups.push(() => end(thing));
  return thing;
};
afterEach(async () => {
  for (const end of cleanups.splice(0).toReversed()) await end();
});
const open = async (options?: Parameters<typeof startStandIn>[0]): Promise<StandIn> =>
  cleanup(await startStandIn(options), (server) => server.stop());
const networkTo = async (server: StandIn): Promise<Network> =>
  cleanup(await openNetwork(server.url), (network) => network.close());
const connect = (connectionString: string, answerWithin?: number): EventStoreDbEventStore =>
  cleanup(createEventStoreDbEventStore({ connectionString, answerWithin }), (store) => store.close());
const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await turn();
};

describe('an answer for which nobody waits', () => {
  test('refuses more than the server takes, and the second answer of the server ends nothing', async () => {
    const server = await open({ maxAppendSize: 10_000 });
    const store = connect(`${server.url}&defaultDeadline=50`);
    const long = event({ text: 'x'.repeat(20_000) });
    await expect(store.append('s', [long], 'no-stream')).rejects.toBeInstanceOf(AppendTooLarge);
    await until(() => server.secondAnswers > 0);
    // Answers come in order: once this one is there, the second one of before has been.
    expect(await store.append('s', [event()], 'no-stream')).toMatchObject({ version: 0 });
  });

  test('writes once when the error of another store settles an append that waits', async () => {
    const server = await open();
    const [mine, other] = [await networkTo(server), await networkTo(server)];
    const [store, another] = [connect(mine.url), connect(other.url)];
    await Promise.all([store.append('s', [event()], 'no-stream'), another.append('o', [event()], 'no-stream')]);
    void mine.fallSilent();
    const before = mine.asked;
    const append = store.append('s', [event()], 0);
    await until(() => mine.asked > before);
    other.cut();
    // The client of `another` tells every append of the process that it failed: ours is sent again.
    const bytes = mine.asked;
    await until(() => mine.asked > bytes);
    mine.listen();
    expect(await append).toMatchObject({ version: 1, repeated: false });
    expect(await store.read('s')).toHaveLength(2);
  });
});

describe('a client that is given up', () => {
  test('is followed by one on a connection of its own, though another store stays on the silent one', async () => {
    const server = await open();
    const network = await networkTo(server);
    const [store, another] = [connect(network.url, 300), connect(network.url)];
    const { position } = await store.append('s', [event()], 'no-stream');
    await another.ping();
    const follower = await another.subscribe({ onBatch: () => Promise.resolve() });
    await store.ping();
    expect(network.opened).toBe(1);
    void network.fallSilent();
    const reply = store.read('s');
    await until(() => network.opened > 1);
    network.forget();
    expect(await reply.catch(() => store.read('s'))).toMatchObject([{ position }]);
    network.cut();
    await follower.stop();
  });
});

test('rejects a read that is under way when the store is closed, and any after it', async () => {
  const server = await open();
  const network = await networkTo(server);
  const store = createEventStoreDbEventStore({ connectionString: network.url });
  await store.append('s', [event()], 'no-stream');
  void network.fallSilent();
  const before = network.asked;
  const reply = store.read('s');
  const replies = Promise.allSettled([reply, store.readAll(), store.head(), store.identity()]);
  await until(() => network.asked > before);
  await store.close();
  for (const answer of await replies)
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailable) });
  await expect(store.read('s')).rejects.toBeInstanceOf(EventStoreUnavailable);
});
