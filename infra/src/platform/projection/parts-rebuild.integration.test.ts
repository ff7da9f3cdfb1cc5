import { asProjection, clients, Harness, orders, poison } from './testing/harness.ts';
import { differences, Gate, holders, inParts, sharedBy, wholeDigests } from './testing/shared.ts';
import type { ReadAllOptions, SubscribeOptions } from '../event-store/port.ts';
import { requestAction, requestResult } from './requests.ts';

describe('projections that are shared by key, made anew and shared otherwise', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());
  const gates: Gate[] = [];
  afterEach(async () => {
    poison.throws = false;
    for (const gate of gates) gate.open();
    await harness.stopAll();
  });

  const start = (parts: number, options: Parameters<Harness['start']>[0] = {}) =>
    harness.start({ parts: inParts(parts), batchSize: 20, ...options });
  const done = (id: bigint): Promise<void> =>
    harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
  /**
   * The log for one who hears of nothing new while the gate is closed. Deafened, it reads nothing new either: who is still
   * catching up does not follow the log yet, and would come as far as the others past a closed gate.
   */
  const deaf = () => {
    const gate = new Gate();
    gates.push(gate);
    let last: bigint | undefined;
    const store = new Proxy(harness.store, {
      get(of, name) {
        if (name === 'subscribe')
          return (options: SubscribeOptions) =>
            of.subscribe({
              ...options,
              onBatch: async (events, told) => {
                await gate.pass();
                return options.onBatch(events, told);
              },
            });
        if (name === 'readAll')
          return async (options?: ReadAllOptions) =>
            (await of.readAll(options)).filter(({ position }) => last === undefined || position <= last);
        const found: unknown = Reflect.get(of, name, of);
        return typeof found === 'function' ? (found.bind(of) as unknown) : found;
      },
    });
    return {
      gate,
      store,
      async deafen(): Promise<void> {
        last = await harness.store.head();
        gate.close();
      },
      hear(): void {
        last = undefined;
        gate.open();
      },
    };
  };
  const reasons = async () => (await harness.query('SELECT FROM ops.projection_builds')).length;
  const generation = async (): Promise<number> =>
    (
      await harness.query<{ generation: number }>("SELECT generation FROM ops.projections WHERE name = 'test/orders'")
    )[0]!.generation;

  test('a rebuild while events arrive: all parts go on from the swap, nothing is announced twice or not at all', async () => {
    await harness.trade(1500);
    await start(2);
    await harness.settled();
    await start(2);
    await sharedBy(harness, 2, 2);
    const [{ last }] = (await harness.query<{ last: bigint }>('SELECT max(seq) AS last FROM ops.change_feed')) as [
      { last: bigint },
    ];
    const from = (await harness.store.head())!;
    let stopped = false;
    const load = (async () => {
      for (let seed = 500; !stopped; seed += 1) {
        await harness.trade(5, seed);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    for (const name of ['test/orders', 'test/clients', 'test/orders'])
      await done((await requestAction(harness.pool, name, 'rebuild'))!);
    stopped = true;
    await load;
    await harness.settled();
    await sharedBy(harness, 2, 2);
    expect(await generation()).toBe(3);
    expect(await differences(harness)).toEqual([]);
    const frames = await harness.query<{ position: bigint }>(
      'SELECT position FROM ops.change_feed WHERE seq > $1 AND frame IS NOT NULL ORDER BY position',
      [String(last)],
    );
    expect(frames.map(({ position }) => position)).toEqual(
      harness.store.events
        .filter(({ type, position }) => type === 'test-opened' && position > from)
        .map((e) => e.position),
    );
    const shared = await harness.digests();
    expect(await wholeDigests(harness)).toEqual(shared);
  });

  test('parts that stand together become more and fewer without a rebuild; those that lag are brought along', async () => {
    await start(1);
    await harness.settled();
    await harness.stopAll();
    const made = await generation();
    const { gate, store, deafen, hear } = deaf();
    for (const parts of [2, 3, 1]) {
      const one = await start(parts);
      await harness.settled();
      await harness.trade(80, 31 * parts);
      if (parts > 1) {
        const other = await start(parts, { store });
        await sharedBy(harness, parts, 2);
        await harness.settled();
        await deafen();
        await harness.trade(80, 37 * parts);
        const head = await harness.store.head();
        await harness.until(async () => {
          const stand = await harness.query<{ owner: string; position: bigint }>(
            'SELECT owner, position FROM ops.projection_state',
          );
          return stand.every(({ owner, position }) => (owner === one.owner) === (position === head));
        });
        // Who ends both at once finds them apart; neither takes over what the other gives back.
        const ends = [harness.stop(one), harness.stop(other)];
        gate.open();
        await Promise.all(ends);
        hear();
        const stand = await harness.query('SELECT count(DISTINCT position)::integer AS n FROM ops.projection_state');
        expect(stand).toEqual([{ n: 2 }]);
      } else {
        await harness.settled();
        await harness.stopAll();
      }
      expect(await generation()).toBe(made);
    }
    expect(await holders(harness, 'test/orders')).toEqual([null]);
    const shared = await harness.digests();
    expect(await differences(harness)).toEqual([]);
    expect(await wholeDigests(harness)).toEqual(shared);
  });

  test('what is made anew takes the place of rows only when it is as far as the furthest part', async () => {
    const { store, deafen, hear } = deaf();
    await harness.trade(40, 11);
    await start(2, { store });
    await harness.settled();
    await start(2);
    await sharedBy(harness, 2, 2);
    await harness.settled();
    const made = await generation();
    await deafen();
    await harness.trade(60, 41);
    const head = await harness.store.head();
    await harness.until(
      async () =>
        (await harness.query('SELECT FROM ops.projection_state WHERE position = $1', [String(head)])).length === 2,
    );
    const id = (await requestAction(harness.pool, 'test/orders', 'rebuild'))!;
    await harness.until(async () => (await reasons()) === 1);
    // It has read all that it can, and tries several times.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await generation()).toBe(made);
    hear();
    await done(id);
    expect(await generation()).toBe(made + 1);
    await harness.settled();
    expect(await differences(harness)).toEqual([]);
  });

  test('what was folded before a swap is not written after it, and what the builder had yet to announce is told', async () => {
    const { gate, store } = deaf();
    const held = new Gate();
    await harness.trade(40, 13);
    gates.push(held);
    const pool = harness.newPool();
    const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(pool, {
      connect: async (...args: unknown[]) => {
        // A transaction; a single query comes with what is to be called back.
        if (args.length === 0) await held.pass();
        return connect(...args);
      },
    });
    await start(2, { store });
    await harness.settled();
    await start(2, { pool });
    await sharedBy(harness, 2, 2);
    await harness.settled();
    const made = await generation();
    const [{ last }] = (await harness.query<{ last: bigint }>('SELECT max(seq) AS last FROM ops.change_feed')) as [
      { last: bigint },
    ];
    const from = (await harness.store.head())!;
    gate.close();
    held.close();
    await harness.trade(30, 43);
    await held.met;
    await harness.trade(30, 47);
    await done((await requestAction(harness.pool, 'test/orders', 'rebuild'))!);
    expect(await generation()).toBe(made + 1);
    held.open();
    gate.open();
    await harness.settled();
    await sharedBy(harness, 2, 2);
    expect(await harness.query('SELECT FROM ops.parked_events')).toEqual([]);
    expect(await differences(harness)).toEqual([]);
    const frames = await harness.query<{ position: bigint }>(
      'SELECT position FROM ops.change_feed WHERE seq > $1 AND frame IS NOT NULL ORDER BY position',
      [String(last)],
    );
    const opened = harness.store.events.filter(({ type, position }) => type === 'test-opened' && position > from);
    expect(opened.length).toBeGreaterThan(0);
    expect(frames.map(({ position }) => position)).toEqual(opened.map(({ position }) => position));
  });

  test('what all lacked each part lacks, and a retry makes good; what one part lacks only a rebuild can share otherwise', async () => {
    poison.throws = true;
    await start(1);
    for (let n = 0; n < 6; n += 1) {
      await harness.open1(`p${n}`, 'c3', n);
      await harness.change(`p${n}`, 50 + n, { veneno: 'x' });
    }
    await harness.settled();
    await harness.stopAll();
    const made = await generation();
    await start(2);
    await harness.until(async () => (await holders(harness, 'test/orders')).length === 2);
    for (let n = 0; n < 6; n += 1) await harness.change(`p${n}`, 70 + n);
    await harness.settled();
    expect(await generation()).toBe(made);
    await harness.stopAll();
    poison.throws = false;
    await start(2);
    await harness.settled();
    await done((await requestAction(harness.pool, 'test/orders', 'retry'))!);
    expect(await harness.query('SELECT FROM ops.parked_events')).toEqual([]);
    expect(await differences(harness)).toEqual([]);
    poison.throws = true;
    for (let n = 0; n < 6; n += 1) await harness.change(`p${n}`, 90 + n, { veneno: 'y' });
    await harness.settled();
    await harness.stopAll();
    poison.throws = false;
    await start(3);
    await harness.until(async () => (await generation()) === made + 1);
    await harness.settled();
    expect(await holders(harness, 'test/orders')).toHaveLength(3);
    expect(await reasons()).toBe(0);
    expect(await differences(harness)).toEqual([]);
  });

  test('a newer version of one that is shared is built by one and gone on with by all', async () => {
    await start(2);
    await harness.settled();
    await harness.stopAll();
    const next = asProjection({
      ...orders,
      version: 2,
      columns: { ...orders.columns, doble: 'bigint' },
      rules: orders.rules.map((rule) => ({
        ...rule,
        fold: (...args: Parameters<typeof rule.fold>) => {
          const row = rule.fold(...args);
          return row && { ...row, doble: row.monto * 2 };
        },
      })),
    });
    const projections = [next, asProjection(clients)];
    await start(2, { projections });
    await start(2, { projections });
    await harness.until(
      async () =>
        (await harness.query("SELECT FROM ops.projections WHERE name = 'test/orders' AND version = 2")).length > 0,
    );
    await harness.trade(100, 3);
    await harness.settled();
    await sharedBy(harness, 2, 2);
    const [wrong] = await harness.query<{ n: number }>(
      'SELECT count(*)::integer AS n FROM read.test_orders WHERE doble IS DISTINCT FROM monto * 2',
    );
    expect(wrong!.n).toBe(0);
  });
});
