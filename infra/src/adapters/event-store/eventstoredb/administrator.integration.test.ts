import type { EventStoreDBClient } from '@eventstore/db-client';
import { event } from '../../../laboratory/event-store/contract/harness.ts';
import type { StandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { type SharedStandIn, startSharedStandIn } from '../../../laboratory/event-store/testing/shared-stand-in.ts';
import { StreamDamaged } from '../../../platform/event-store/errors.ts';
import { verifyEvidence } from '../../../platform/evidence/verify-evidence.ts';
import type { EventStoreDbEventStore } from '../eventstoredb-event-store.ts';

let server: StandIn;
let administrator: EventStoreDBClient;
let store: EventStoreDbEventStore;
let shared: SharedStandIn;
const connect = (): EventStoreDbEventStore => shared.connect();
beforeEach(async () => {
  shared = await startSharedStandIn(['pedido']);
  ({ server, other: administrator } = shared);
  store = connect();
  await store.establish();
});
afterEach(() => shared.close());

const events = () => [event(), event(), event(), event()];
const ACTS: [string, (stream: string) => Promise<unknown>][] = [
  ['deleted', (stream) => administrator.deleteStream(stream)],
  ['kept to two (maxCount)', (stream) => administrator.setStreamMetadata(stream, { maxCount: 2 })],
  ['cut (truncateBefore)', (stream) => administrator.setStreamMetadata(stream, { truncateBefore: 2 })],
  ['cut whole (truncateBefore)', (stream) => administrator.setStreamMetadata(stream, { truncateBefore: 100 })],
  [
    'kept for a moment (maxAge)',
    async (stream) => {
      await administrator.setStreamMetadata(stream, { maxAge: 1 });
      const age = (): number => Date.now() - server.log.stream(stream).at(-1)!.created;
      while (age() <= 1000) await new Promise((resolve) => setTimeout(resolve, 1001 - age()));
    },
  ],
  ['tombstoned', (stream) => administrator.tombstoneStream(stream)],
];

/** Appends to another stream until administrators are followed: from then on a process knows of them by itself. */
async function settle(of: EventStoreDbEventStore): Promise<void> {
  for (let reads = -1; server.calls.reads > reads;) {
    reads = server.calls.reads;
    await of.append('pedido-0', [event()], 'any');
  }
}
/** What an attempt is refused with. */
const refusal = async (attempt: () => Promise<unknown>): Promise<unknown> => attempt().catch((error: unknown) => error);

describe.each(ACTS)('a stream that was %s on the server', (_, act) => {
  it('is read by nobody as if it were whole, or had never been', async () => {
    await store.append('pedido-1', events(), 'no-stream');
    await act('pedido-1');
    for (const reader of [store, connect()])
      for (const options of [{}, { from: 1 }, { from: 3 }, { from: 4 }, { direction: 'backwards' as const, limit: 1 }])
        await expect(reader.read('pedido-1', options)).rejects.toMatchObject({
          name: 'StreamDamaged',
          damage: 'removed',
          stream: 'pedido-1',
        });
  });

  it('takes no event of a process that remembers it, nor of one that does not', async () => {
    await store.append('pedido-1', events(), 'no-stream');
    await settle(store);
    await act('pedido-1');
    await expect(connect().append('pedido-1', [event()], 'no-stream')).rejects.toBeInstanceOf(StreamDamaged);
    // What a process follows reaches it a moment later: a stream that it was told of before must not be written in that moment.
    let refused: unknown;
    for (let n = 0; n < 200 && !(refused instanceof StreamDamaged); n += 1)
      refused = await refusal(() => store.read('pedido-1', { from: 4 }));
    expect(refused).toBeInstanceOf(StreamDamaged);
    const length = server.log.stream('pedido-1').length;
    for (const expected of [3, 'any', 'no-stream', 'stream-exists'] as const)
      await expect(store.append('pedido-1', [event()], expected)).rejects.toBeInstanceOf(StreamDamaged);
    expect(server.log.stream('pedido-1')).toHaveLength(length);
  });

  it('is named by verification although the log shows its events', async () => {
    await store.append('pedido-1', events(), 'no-stream');
    await act('pedido-1');
    await store.append('pedido-2', events(), 'no-stream');
    const verification = await verifyEvidence(undefined, connect());
    expect(verification).toMatchObject({ ok: false, events: 8 });
    expect(verification.findings).toEqual([
      expect.objectContaining({ kind: 'removed', stream: 'pedido-1', version: 0 }),
    ]);
    expect(verification.findings[0]!.detail).toContain('cortado en el servidor');
  });
});

it('names every damaged stream in one run', async () => {
  for (let n = 1; n <= 60; n += 1) await store.append(`pedido-${n}`, [event(), event()], 'no-stream');
  for (let n = 1; n <= 60; n += 1) await ACTS[n % ACTS.length]![1](`pedido-${n}`).catch(() => undefined);
  const { findings } = await verifyEvidence(undefined, store);
  expect(new Set(findings.map(({ stream }) => stream)).size).toBe(60);
});

it('names a stream that keeps all of its events so far and will lose them', async () => {
  await store.append('pedido-1', events(), 'no-stream');
  await administrator.setStreamMetadata('pedido-1', { maxCount: 100 });
  expect(await store.read('pedido-1')).toHaveLength(4);
  expect(await store.append('pedido-1', [event()], 3)).toMatchObject({ version: 4 });
  const { findings } = await verifyEvidence(undefined, store);
  expect(findings).toEqual([expect.objectContaining({ kind: 'removed', stream: 'pedido-1' })]);
  expect(findings[0]!.detail).toBe('El flujo pedido-1 perderá eventos: alguien le fijó $maxCount 100 en el servidor.');
});

it('is whole again once its metadata are taken back', async () => {
  await store.append('pedido-1', events(), 'no-stream');
  for (const act of [ACTS[0]!, ACTS[2]!]) {
    await act[1]('pedido-1');
    await expect(store.read('pedido-1')).rejects.toBeInstanceOf(StreamDamaged);
    await administrator.setStreamMetadata('pedido-1', {});
    expect(await store.read('pedido-1')).toHaveLength(4);
    expect(await verifyEvidence(undefined, store)).toMatchObject({ ok: true });
  }
  expect(await store.append('pedido-1', [event()], 3)).toMatchObject({ version: 4 });
});

it('leaves other streams to themselves while some are watched', async () => {
  await settle(store);
  const { reads } = server.calls;
  for (let n = 1; n < 20; n += 1) await store.append(`pedido-${n}`, [event()], 'no-stream');
  expect(server.calls.reads).toBe(reads);
  server.breakReaders();
  expect(await store.append('pedido-1', [event()], 0)).toMatchObject({ version: 1 });
});
