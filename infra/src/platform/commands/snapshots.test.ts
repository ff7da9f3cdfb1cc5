import { aggregates } from '@power/domain/aggregates';
import { samples } from '@power/domain/event-samples.testing';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import fc from 'fast-check';
import { MemoryEventStore, testEvent } from '../../laboratory/testing/memory-event-store.ts';
import type { Snapshot, SnapshotStore } from './snapshots.ts';
import { createStreamCache } from './stream-cache.ts';

/** Keeps what a table would: text. */
class KeptAsText implements SnapshotStore {
  readonly kept = new Map<string, string>();
  async load(stream: string, reducer: string): Promise<Snapshot | undefined> {
    const found = this.kept.get(stream) && (JSON.parse(this.kept.get(stream)!) as Snapshot);
    return found && found.reducer === reducer ? found : undefined;
  }
  async save(snapshot: Snapshot): Promise<void> {
    this.kept.set(snapshot.stream, JSON.stringify(snapshot));
  }
}

/** A log that counts what it hands over, and whose events have hashes. */
class CountedLog extends MemoryEventStore {
  handed = 0;
  override async read(...args: Parameters<MemoryEventStore['read']>) {
    const events = await super.read(...args);
    this.handed += events.length;
    return events.map((event) => ({ ...event, metadata: { ...event.metadata, hash: `${this.salt}${event.id}` } }));
  }
  salt = '';
}

const long = [...aggregates.values()].filter(({ snapshots }) => snapshots !== undefined);
const few = fc.integer({ min: 0, max: 2 });
interface Told {
  readonly type: string;
  readonly data: object;
  readonly command: string;
}
/** Events of an aggregate in any order, over few orders, warehouses and sessions, by few commands. */
const toldOf = (aggregate: Aggregate<unknown>): fc.Arbitrary<readonly Told[]> =>
  fc.array(
    fc.tuple(fc.constantFrom(...aggregate.folds.values()), few, few, few).map(([{ event }, a, b, c]) => {
      const sample = samples[event.type]![event.schema]!;
      const varied = { pedido: `p${a}`, bodega: `b${b}`, validacion: `v${c}`, sesion: `s${a}`, hash: `h${b}` };
      const own = Object.entries(varied).filter(([field]) => field in sample || event.secret.includes(field));
      return { type: event.type, data: { ...sample, ...Object.fromEntries(own) }, command: `c${a}${b}` };
    }),
    { maxLength: 30 },
  );

const write = async (log: MemoryEventStore, stream: string, told: readonly Told[]) => {
  for (const { type, data, command } of told) {
    const event = testEvent({ type, data } as never);
    await log.append(stream, [{ ...event, metadata: { ...event.metadata, commandId: command } }], 'any');
  }
};

test('stock, room of places, accounts and purchase reports take snapshots', () => {
  expect(long.map(({ name }) => name).toSorted()).toEqual(['placeroom', 'purchasereport', 'stock', 'user']);
});

test.each(long.map((aggregate) => [aggregate.name, aggregate] as const))(
  'of %s, a snapshot and the events after it are the same as all its events',
  (name, aggregate) =>
    fc.assert(
      fc.asyncProperty(toldOf(aggregate), toldOf(aggregate), async (before, after) => {
        const log = new CountedLog();
        const stream = `${name}-1`;
        const snapshots = new KeptAsText();
        await write(log, stream, before);
        await createStreamCache(log, { snapshots, snapshotAfter: 1 }).load(aggregate, '1');
        expect(snapshots.kept.size).toBe(before.length > 0 ? 1 : 0);
        await write(log, stream, after);
        log.handed = 0;
        const resumed = await createStreamCache(log, { snapshots }).load(aggregate, '1');
        expect(log.handed).toBe(after.length + (before.length > 0 ? 1 : 0));
        const whole = await createStreamCache(log).load(aggregate, '1');
        expect({ ...resumed, commands: resumed.commands.kept() }).toEqual({
          ...whole,
          commands: whole.commands.kept(),
        });
      }),
      { numRuns: 60 },
    ),
);

test('one of another reducer, or of another history, is not gone on from', async () => {
  const aggregate = long.find(({ name }) => name === 'stock')!;
  const [told] = fc.sample(fc.array(toldOf(aggregate), { minLength: 3, maxLength: 3 }), { numRuns: 1, seed: 7 });
  const log = new CountedLog();
  await write(log, 'stock-1', told!.flat());
  const snapshots = new KeptAsText();
  const load = async (of: Aggregate<unknown>) => {
    log.handed = 0;
    await createStreamCache(log, { snapshots, snapshotAfter: 1 }).load(of, '1');
    return log.handed;
  };
  const count = told!.flat().length;
  expect(count).toBeGreaterThan(3);
  expect(await load(aggregate)).toBe(count);
  expect(await load(aggregate)).toBe(1);
  // Another version of its folds: everything is read, and what was kept is kept anew.
  const raised = { ...aggregate, snapshots: aggregate.snapshots! + 1 };
  expect(await load(raised)).toBe(count);
  expect(await load(raised)).toBe(1);
  // The same names and versions in another log.
  log.salt = 'other';
  expect(await load(raised)).toBe(count + 1);
});

test('a snapshot that does not fold is a cache that was damaged: the stream is read from its first event', async () => {
  const aggregate = long.find(({ name }) => name === 'user')!;
  const [told] = fc.sample(fc.array(toldOf(aggregate), { minLength: 3, maxLength: 3 }), { numRuns: 1, seed: 7 });
  const log = new CountedLog();
  const events = told!.flat();
  await write(log, 'user-1', events.slice(0, -1));
  const snapshots = new KeptAsText();
  await createStreamCache(log, { snapshots, snapshotAfter: 1 }).load(aggregate, '1');
  const [[stream, text]] = [...snapshots.kept] as [[string, string]];
  snapshots.kept.set(stream, JSON.stringify({ ...JSON.parse(text), commands: { latest: 5, older: [] } }));
  await write(log, 'user-1', events.slice(-1));
  const whole = await createStreamCache(log).load(aggregate, '1');
  const resumed = await createStreamCache(log, { snapshots }).load(aggregate, '1');
  expect(resumed.state).toEqual(whole.state);
  expect(resumed.version).toBe(events.length - 1);
});
