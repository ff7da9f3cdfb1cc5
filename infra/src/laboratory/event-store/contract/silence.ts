import { setImmediate as turn } from 'node:timers/promises';
import { types } from 'node:util';
import type { EventStore } from '../../../platform/event-store/port.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import { type Network, openNetwork } from '../testing/network.ts';
import { collect, event, fill, freshPrefix, ids, type LogUnderTest } from './harness.ts';

/** Events of the long stream, and how many are appended at a time: more than a connection carries at once. */
const EVENTS = 300;
const AT_ONCE = 100;
/** Milliseconds after which an adapter that gives calls up does so in this test. */
const ANSWER_WITHIN = 1000;
/** Turns of the event loop that a request is waited for. */
const TURNS = 300;
/** Bytes of the answers that still arrive: none, or some of many. */
const ARRIVING = [0, 100_000];

type Read = (store: EventStore) => Promise<unknown>;
type Answer = readonly [name: string, PromiseSettledResult<unknown>];

/** Every read of the port, of a stream of many events, one of few and one that is not there. */
const readsOf = (prefix: string): Record<string, Read> => ({
  'a stream': (store) => store.read(`${prefix}long`).then(ids),
  'its end': (store) => store.read(`${prefix}long`, { from: EVENTS - 3 }).then(ids),
  'a stream backwards': (store) => store.read(`${prefix}long`, { direction: 'backwards' }).then(ids),
  'its last event': (store) => store.read(`${prefix}long`, { direction: 'backwards', limit: 1 }).then(ids),
  'some of its events': (store) => store.read(`${prefix}long`, { from: 10, limit: 250 }).then(ids),
  'a short stream': (store) => store.read(`${prefix}short`).then(ids),
  'a stream that is not there': (store) => store.read(`${prefix}none`).then(ids),
  'the log': (store) => store.readAll({ streamPrefixes: [prefix], limit: EVENTS + 2 }).then(ids),
  'the beginning of the log': (store) => store.readAll({ limit: 200 }).then(ids),
  'its head': (store) => store.head(),
  'its identity': (store) => store.identity(),
});

/**
 * A server that stops listening and comes back, in three ways: it goes on, it serves only who connects anew, or it breaks
 * off what was under way. No answer is cut short: each is whole, or says that the log is away.
 */
export function silenceContract(current: () => EventStore, log: () => LogUnderTest): void {
  const prefix = freshPrefix();
  const reads = readsOf(prefix);
  const whole = new Map<string, unknown>();
  let everything: string[];
  let network: Network;
  let store: EventStore;

  beforeAll(async () => {
    await fill(current(), `${prefix}short`, 2);
    for (let n = 0; n < EVENTS; n += AT_ONCE) {
      const events = Array.from({ length: AT_ONCE }, (_, at) => event({ n: n + at, text: 'x'.repeat(800) }));
      await current().append(`${prefix}long`, events, n === 0 ? 'no-stream' : n - 1);
    }
    const { databaseUrl, eventstoreUrl } = log().config;
    network = await openNetwork(eventstoreUrl ?? databaseUrl);
    everything = ids(await current().readAll({ streamPrefixes: [prefix], limit: EVENTS + 2 }));
  });
  afterAll(() => network?.close());
  beforeEach(async () => {
    store = await log().connect({ connectionString: network.url, answerWithin: ANSWER_WITHIN });
    for (const [name, read] of Object.entries(reads)) whole.set(name, await read(current()));
  });
  afterEach(async () => {
    network.listen();
    await store.close();
  });

  /** Asks everything, each once the one before is on its way: one is given up first, while the others still listen. */
  const askAll = async (): Promise<Promise<Answer>[]> => {
    const answers = [];
    for (const [name, read] of Object.entries(reads)) {
      const before = network.asked;
      answers.push(Promise.allSettled([read(store)]).then(([answer]) => [name, answer] as const));
      // Some wait for a connection of the adapter's, and are not sent.
      for (let turns = 0; turns < TURNS && network.asked === before; turns += 1) await turn();
    }
    return answers;
  };
  /** Until the adapter has given a call up: it refuses one, or tries again on a new connection. */
  const untilGivenUp = async (answers: readonly Promise<Answer>[]): Promise<void> => {
    const before = network.opened;
    let refused = false;
    for (const answer of answers) void answer.then(([, { status }]) => (refused ||= status === 'rejected'));
    while (!refused && network.opened === before) await turn();
  };
  const judge = ([name, answer]: Answer): void => {
    if (answer.status === 'fulfilled') expect([name, answer.value]).toEqual([name, whole.get(name)]);
    else {
      // Errors of sockets are of the realm that Node has outside the test's own.
      const { reason } = answer;
      expect([name, reason, types.isNativeError(reason), isUnavailable(reason)]).toEqual([name, reason, true, true]);
    }
  };
  const expectWhole = async (): Promise<void> => {
    for (const [name, read] of Object.entries(reads))
      expect([name, await read(store)]).toEqual([name, whole.get(name)]);
  };

  describe.each(ARRIVING)('after %d bytes more', (bytes) => {
    /** All reads and a subscriber meet the silence; `back` ends it. */
    const meet = async (back: () => void): Promise<void> => {
      await store.ping();
      const silent = network.fallSilent(bytes);
      const follower = await collect(store, { streamPrefixes: [prefix] });
      const answers = await askAll();
      await silent;
      if (log().givesUp) await untilGivenUp(answers);
      back();
      (await Promise.all(answers)).forEach(judge);
      await expectWhole();
      await follower.until(({ batches }) => batches.some(({ caughtUp }) => caughtUp));
      await follower.subscription.stop();
      expect(ids(follower.events)).toEqual(everything);
    };

    it('goes on → every answer is whole or unavailable', () => meet(() => network.listen()));
    it('breaks off → every answer is whole or unavailable', () => meet(() => network.cut()));
    it('serves only who connects anew → every answer is whole or unavailable', async () => {
      // An adapter that waits for ever on a connection that is open is asked nothing of the kind.
      await meet(() => (log().givesUp ? network.forget() : network.listen()));
      expect(await store.append(freshPrefix(), [event()], 'no-stream')).toMatchObject({ version: 0 });
    });
  });
}
