import { createEventStoreDbEventStore, type EventStoreDbEventStore } from '../eventstoredb-event-store.ts';
import { event } from '../../../laboratory/event-store/contract/harness.ts';
import { type StandIn, startStandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { EventStoreUnavailable, UnknownPosition } from '../../../platform/event-store/errors.ts';
import { type NewEvent, WrongExpectedVersion } from '../../../platform/event-store/port.ts';
import { verifyLog } from '../../../platform/event-store/verify.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';

describe('calls to the server', () => {
  let server: StandIn;
  const stores: EventStoreDbEventStore[] = [];
  const connect = (): EventStoreDbEventStore => {
    const store = createEventStoreDbEventStore({ connectionString: server.url });
    stores.push(store);
    return store;
  };
  beforeEach(async () => {
    server = await startStandIn();
  });
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await server.stop();
  });

  /** What the server was asked for the sake of appends: reads that somebody wanted by themselves are not among it. */
  const ledger = { reads: 0, appends: 0 };
  const begin = (): void => void Object.assign(ledger, { reads: -server.calls.reads, appends: 0 });

  /** A process that decides as the dispatcher does: what it does not hold it reads, then it appends at the version it saw. */
  class Process {
    readonly store = connect();
    readonly #versions = new Map<string, number>();

    async command(stream: string, events: readonly NewEvent[]): Promise<void> {
      for (;;) {
        if (!this.#versions.has(stream)) {
          ledger.reads -= 1;
          this.#versions.set(stream, (await this.store.read(stream)).at(-1)?.version ?? -1);
        }
        const version = this.#versions.get(stream)!;
        try {
          ledger.appends += 1;
          const done = await this.store.append(stream, events, version < 0 ? 'no-stream' : version);
          if (done.repeated) this.#versions.delete(stream);
          else this.#versions.set(stream, done.version);
          return;
        } catch (error) {
          if (!(error instanceof WrongExpectedVersion)) throw error;
          this.#versions.delete(stream);
        }
      }
    }
  }

  it('come to at most 1.1 for each append of an office day, with repeats, lost races and a restart at noon', async () => {
    const yesterday = new Process();
    for (let product = 0; product < 30; product += 1)
      for (let n = 0; n < 4; n += 1) await yesterday.command(`producto-${product}`, [event({ n })]);
    begin();
    const appendsBefore = server.calls.appends;
    let office = [new Process(), new Process()] as const;
    for (let order = 0; order < 160; order += 1) {
      if (order === 80) office = [new Process(), new Process()];
      const [one, other] = order % 2 ? office : office.toReversed();
      const created = [event({ order })];
      await one!.command(`pedido-${order}`, created);
      // One in forty is sent twice, as an impatient finger does.
      if (order % 40 === 7) await other!.command(`pedido-${order}`, created);
      for (const step of [1, 2, 3, 4]) await one!.command(`pedido-${order}`, [event({ step })]);
      // A product is asked for at either counter in runs; now and then at both at once.
      const product = `producto-${(order >> 3) % 30}`;
      await Promise.all([
        office[(order >> 3) % 2]!.command(product, [event({ order })]),
        ...(order % 32 === 5 ? [office[1 - ((order >> 3) % 2)]!.command(product, [event({ order })])] : []),
      ]);
    }
    const asked = ledger.reads + server.calls.reads + server.calls.appends - appendsBefore;
    expect(ledger.appends).toBeGreaterThan(900);
    expect(asked / ledger.appends).toBeLessThanOrEqual(1.1);
    expect(await verifyLog(connect())).toMatchObject({ ok: true });
  });

  it('is one for a new stream, and one for each extension of it', async () => {
    const store = connect();
    // The first appends ask what administrators did to their streams, until that is followed.
    for (let reads = -1; server.calls.reads > reads;) {
      reads = server.calls.reads;
      await store.append('first', [event()], 'any');
    }
    const before = { ...server.calls };
    for (let n = 0; n < 10; n += 1) await store.append('s', [event({ n }), event()], n === 0 ? 'no-stream' : 2 * n - 1);
    expect(server.calls).toEqual({ appends: before.appends + 10, reads: before.reads });
  });

  it('a write whose answer was lost is the writer’s own when it is sent again', async () => {
    const store = connect();
    await store.append('s', [event()], 'no-stream');
    server.loseAnswers(1);
    expect(await store.append('s', [event()], 0)).toMatchObject({ version: 1, repeated: false });
    await store.append('s', [event()], 1);
    expect(await store.read('s')).toHaveLength(3);
    expect(await verifyLog(store)).toMatchObject({ ok: true });
  });

  it('a server that is away means "come again", for reads, appends and pings', async () => {
    const store = connect();
    await store.append('s', [event()], 'no-stream');
    await server.stop();
    const asked = [store.read('s'), store.append('s', [event()], 0), store.ping(), store.head(), store.identity()];
    for (const answer of await Promise.allSettled(asked)) {
      const { reason } = answer as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(EventStoreUnavailable);
      expect(isUnavailable(reason)).toBe(true);
    }
  });

  it('says of a position of another log that it does not know it, and a follower ends', async () => {
    const store = connect();
    const { position } = await store.append('s', [event(), event()], 'no-stream');
    await expect(store.readAll({ after: position - 1n })).rejects.toBeInstanceOf(UnknownPosition);
    const told = await new Promise<{ error: Error; willRetry: boolean }>((resolve) => {
      void store.subscribe({
        after: position - 1n,
        onBatch: async () => undefined,
        onError: (error, { willRetry }) => resolve({ error, willRetry }),
      });
    });
    expect(told).toEqual({ error: expect.any(UnknownPosition), willRetry: false });
  });
});
