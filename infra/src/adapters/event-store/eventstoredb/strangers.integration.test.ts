import { randomUUID } from 'node:crypto';
import { binaryEvent, type EventData, type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { collect, event, metadata } from '../../../laboratory/event-store/contract/harness.ts';
import { type SharedStandIn, startSharedStandIn } from '../../../laboratory/event-store/testing/shared-stand-in.ts';
import { StreamDamaged } from '../../../platform/event-store/errors.ts';
import type { ForeignEvent } from '../../../platform/event-store/foreign.ts';
import { verifyLog } from '../../../platform/event-store/verify.ts';
import { readStored } from '../../../platform/evidence/stored-event.ts';
import { verifyEvidence } from '../../../platform/evidence/verify-evidence.ts';
import type { EventStoreDbEventStore } from '../eventstoredb-event-store.ts';

let stranger: EventStoreDBClient;
let store: EventStoreDbEventStore;
let shared: SharedStandIn;
const connect = (): EventStoreDbEventStore => shared.connect();
beforeEach(async () => {
  shared = await startSharedStandIn(['pedido', 'payment-option']);
  ({ other: stranger } = shared);
  store = connect();
});
afterEach(() => shared.close());

/** Metadata of ours as a stranger could have copied them. */
const copied = { ...metadata, hash: 'a'.repeat(64), schema: 1 };
const json = (data: unknown, beside?: unknown): EventData =>
  jsonEvent({ type: 'QuotationCreated', data, metadata: beside } as Parameters<typeof jsonEvent>[0]) as EventData;

const SHAPES: [string, () => EventData][] = [
  ['no metadata', () => json({ contacto: 'Ana', total: 5 })],
  ['metadata of another kind', () => json({ value: 1 }, { source: 'plc' })],
  ['a number as id', () => json({}, { ...copied, id: 77 })],
  ['a schema that is no version', () => json({}, { ...copied, schema: 'https://x/schema.json' })],
  ['a hash that is none', () => json({}, { ...copied, hash: 12 })],
  ['an instant that is none', () => json({}, { ...copied, recordedAt: 'ayer' })],
  ['nobody as user', () => json({}, { ...copied, user: null })],
  ['a signature that is none', () => json({}, { ...copied, firma: { llave: 1, firma: [] } })],
  ['a NUL in the metadata', () => json({}, { ...copied, nombre: 'nul \u0000' })],
  ['bytes as metadata', () => ({ ...json({}), metadata: new Uint8Array([8, 1, 255, 0, 7]) }) as EventData],
  ['a list as metadata', () => json({}, [copied])],
  ['a NUL in the data', () => json({ text: 'nul \u0000 here' }, copied)],
  ['half a surrogate pair in the data', () => json({ text: 'half \ud83d' }, copied)],
  ['a key that is half a surrogate pair', () => json({ '\udc00': 1 }, copied)],
  ['bytes as data', () => binaryEvent({ type: 'P', data: new Uint8Array([1, 2, 3]) }) as EventData],
  ['a link', () => binaryEvent({ type: '$>', data: new Uint8Array(Buffer.from('0@pedido-1')) }) as EventData],
  ['a type that breaks lines', () => ({ ...json({}, copied), type: 'two\nlines' }) as EventData],
];

describe('events of other applications on the same server', () => {
  it('are not in the log, whatever their shape and their stream', async () => {
    await stranger.appendToStream('shop-1', json({ contacto: 'Ana' }, copied));
    await store.append('pedido-1', [event({ n: 0 })], 'no-stream');
    for (const [n, [, shape]] of SHAPES.entries()) {
      await stranger.appendToStream(`cart-${n}`, shape());
      await stranger.appendToStream(`pedido-99${n}`, shape());
    }
    const { position } = await store.append('payment-option-3', [event({ n: 1 })], 'no-stream');
    await stranger.appendToStream('shop-1', json({ contacto: 'Ana' }, copied));
    const foreign: ForeignEvent[] = [];
    const own = await store.readAll({ onForeign: (one) => foreign.push(one) });
    expect(own.map(({ stream }) => stream)).toEqual(['pedido-1', 'payment-option-3']);
    expect(await store.head()).toBe(position);
    expect(foreign.filter((one) => one.own)).toHaveLength(SHAPES.length);
    expect(foreign.filter((one) => !one.own)).toHaveLength(SHAPES.length + 2);
    const subscriber = await collect(connect());
    await subscriber.until(({ batches }) => batches.some(({ caughtUp }) => caughtUp));
    await subscriber.subscription.stop();
    expect(subscriber.events.map(({ stream }) => stream)).toEqual(['pedido-1', 'payment-option-3']);
    expect(subscriber.errors).toEqual([]);
    expect(await readStored(store, -1n, 100)).toHaveLength(2);
    expect(await verifyLog(store)).toMatchObject({ ok: true, events: 2 });
  });

  it.each(SHAPES)('accuse nothing of ours in streams of their own, and are counted: %s', async (_, shape) => {
    await store.establish();
    await stranger.appendToStream('cart-1', [shape()]);
    await store.append('pedido-1', [event()], 'no-stream');
    await stranger.setStreamMetadata('cart-1', { maxCount: 1 });
    const verification = await verifyEvidence(undefined, store);
    expect(verification).toMatchObject({
      ok: true,
      events: 1,
      neighbours: { events: 1, first: { stream: 'cart-1', version: 0 } },
    });
  });

  it('let a log begin on a server that they came to first', async () => {
    await stranger.appendToStream('shop-1', json({}, copied));
    expect(await store.head()).toBeUndefined();
    const identity = await store.establish();
    expect(await connect().identity()).toBe(identity);
    expect(await store.append('pedido-1', [event()], 'no-stream')).toMatchObject({ version: 0 });
  });

  it('set a named stream aside: each is named in one run, and what is behind it is checked', async () => {
    await store.establish();
    const names = [1, 2, 3].map((n) => `pedido-9${n}`);
    for (const name of names) await stranger.appendToStream(name, json({ contacto: 'Ana' }));
    await store.append('pedido-1', [event()], 'no-stream');
    const { findings } = await verifyEvidence(undefined, store);
    expect(findings).toEqual(
      names.map((stream) =>
        expect.objectContaining({ kind: 'foreign', stream, version: 0, position: expect.any(BigInt) }),
      ),
    );
  });
});

describe('a stream of ours that holds an event of somebody else', () => {
  const BINARY = () => binaryEvent({ type: 'Blob', data: new Uint8Array([1, 2, 255]) }) as EventData;

  it.each([
    ['a process that wrote the stream', async (one: EventStoreDbEventStore) => one],
    ['a process that never saw it', async () => connect()],
  ])('shows its own events, and takes no more: %s', async (_, process) => {
    await store.append('pedido-1', [event({ n: 0 }), event({ n: 1 })], 'no-stream');
    await stranger.appendToStream('pedido-1', BINARY());
    const reader = await process(store);
    expect(await reader.read('pedido-1')).toHaveLength(2);
    for (const expected of [1, 'any', 'stream-exists'] as const)
      await expect(reader.append('pedido-1', [event()], expected)).rejects.toMatchObject({
        name: 'StreamDamaged',
        damage: 'foreign',
        stream: 'pedido-1',
        version: 2,
      });
    const faults = await reader.streamFaults('pedido-1');
    expect(faults).toEqual([expect.objectContaining({ kind: 'foreign', version: 2 })]);
    expect(faults[0]!.detail).toBe(
      'El evento 2 (Blob) del flujo pedido-1 no es del sistema: lo escribió otra aplicación.',
    );
  });

  it('refuses a new document in its place', async () => {
    await stranger.appendToStream('pedido-1', json({}));
    await expect(store.append('pedido-1', [event()], 'no-stream')).rejects.toBeInstanceOf(StreamDamaged);
    expect(await store.read('pedido-1')).toEqual([]);
  });

  it('answers a command that the stream took before as repeated', async () => {
    const first = event();
    await store.append('pedido-1', [first], 'no-stream');
    await stranger.appendToStream('pedido-1', BINARY());
    expect(await store.append('pedido-1', [first], 'no-stream')).toMatchObject({ version: 0, repeated: true });
  });

  it('is named although ours follow on it, as versions before let them', async () => {
    await store.establish();
    await store.append('pedido-1', [event()], 'no-stream');
    await stranger.appendToStream('pedido-1', json({ plain: true }));
    await stranger.appendToStream('pedido-1', json({}, { ...copied, id: randomUUID() }));
    await store.append('pedido-2', [event()], 'no-stream');
    const { findings } = await verifyEvidence(undefined, store);
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'foreign', stream: 'pedido-1', version: 1 }));
    await expect(store.append('pedido-1', [event()], 'any')).rejects.toBeInstanceOf(StreamDamaged);
  });
});
