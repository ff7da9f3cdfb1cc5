import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { collect, event } from '../../../laboratory/event-store/contract/harness.ts';
import { type StandIn, startStandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { LogWentBack } from '../../../platform/event-store/errors.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import {
  createEventStoreDbEventStore,
  type EventStoreDbEventStore,
  type EventStoreDbOptions,
} from '../eventstoredb-event-store.ts';

let folder: string;
let server: StandIn;
let store: EventStoreDbEventStore;
const reports: Error[] = [];
const file = (name: string): string => path.join(folder, name);

const open = (options: Partial<EventStoreDbOptions> = {}): EventStoreDbEventStore =>
  createEventStoreDbEventStore({ connectionString: server.url, onError: (error) => reports.push(error), ...options });
/** The server at the same address with another folder. */
const restart = async (log: string): Promise<void> => {
  await server.stop();
  server = await startStandIn({ port: server.port, file: file(log) });
};
const answers = (of: EventStoreDbEventStore): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled([
    of.append('order-2', [event()], 'no-stream'),
    of.append('order-1', [event()], 'any'),
    of.read('order-1'),
    of.readAll(),
    of.head(),
    of.ping(),
    of.checkAppend(),
  ]);
/** Pings until the log that answers was looked at; what is asked before that is unavailable, and nothing else. */
const untilSeen = async (of: EventStoreDbEventStore): Promise<void> => {
  for (;;) {
    const [answer] = await Promise.allSettled([of.ping()]);
    if (answer.status === 'rejected' && answer.reason instanceof LogWentBack) return;
    await turn();
  }
};
const expectRefused = async (of: EventStoreDbEventStore): Promise<void> => {
  for (const answer of await answers(of)) {
    expect(answer.status).toBe('rejected');
    expect(isUnavailable((answer as PromiseRejectedResult).reason)).toBe(true);
  }
  await untilSeen(of);
  for (const answer of await answers(of))
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(LogWentBack) });
};

beforeEach(async () => {
  reports.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'standing-'));
  server = await startStandIn({ file: file('now') });
  store = open();
});
afterEach(async () => {
  await store.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('takes no append and answers no read when the folder of the log was emptied, and goes on when it is back', async () => {
  await store.establish();
  const { position } = await store.append('order-1', [event()], 'no-stream');
  await restart('empty');
  await expectRefused(store);
  expect(server.log.all.filter(({ stream }) => stream.startsWith('order-'))).toEqual([]);
  await restart('now');
  expect(await store.append('order-1', [event()], 0)).toMatchObject({ version: 1 });
  expect(await store.read('order-1')).toMatchObject([{ position }, {}]);
  expect(reports.filter((error) => error instanceof LogWentBack)).toHaveLength(1);
});

test('refuses an older copy of the log, also one on which others went on', async () => {
  await store.establish();
  await store.append('order-1', [event()], 'no-stream');
  await restart('now');
  cpSync(file('now'), file('old'));
  await store.append('order-1', [event({ text: 'x'.repeat(100) })], 0);
  await restart('old');
  await expectRefused(store);
  const stranger = open();
  for (let n = 0; n < 5; n += 1) await stranger.append(`cart-${n}`, [event()], 'no-stream');
  await stranger.close();
  await expectRefused(store);
});

test('refuses a log that ends before what a follower had read in another life of the process', async () => {
  await store.append('order-1', [event()], 'no-stream');
  await restart('now');
  cpSync(file('now'), file('old'));
  const { position } = await store.append('order-1', [event()], 0);
  await restart('old');
  const next = open();
  const follower = await collect(next, { after: position });
  await expectRefused(next);
  await restart('now');
  await store.append('order-1', [event()], 1);
  await follower.until(({ events }) => events.length === 1);
  await follower.subscription.stop();
  await next.close();
});

test('holds the log against a witness from outside at each connection', async () => {
  const identity = await store.establish();
  const { position } = await store.append('order-1', [event()], 'no-stream');
  const identities: string[] = [];
  let fits = true;
  const witness = (of: string) => (identities.push(of), { position, isIt: () => fits });
  const second = open({ witness });
  await second.identity();
  await restart('now');
  await second.read('order-1');
  expect(identities).toEqual([identity]);
  fits = false;
  await restart('now');
  await untilSeen(second);
  await second.close();
});

test('given an append to a stream that is not named as ours → the log is not taken for another one', async () => {
  const ours = open({ aggregates: ['order'] });
  await ours.append('order-1', [event()], 'no-stream');
  await ours.append('basket-1', [event()], 'no-stream');
  await restart('now');
  expect(await ours.append('order-1', [event()], 0)).toMatchObject({ version: 1 });
  expect(reports.filter((error) => error instanceof LogWentBack)).toEqual([]);
  await ours.close();
});
