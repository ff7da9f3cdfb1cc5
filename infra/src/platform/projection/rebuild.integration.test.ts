import { asProjection, clients, Harness, orders } from './testing/harness.ts';
import type { ReadAllOptions } from '../event-store/port.ts';
import { requestAction, requestResult } from './requests.ts';

describe('rebuild beside the serving generation', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  /** Appends and reads without pause until told to stop; a reader must never meet a missing table. */
  const underLoad = (): { stop: () => Promise<{ reads: number }> } => {
    let stopped = false;
    let reads = 0;
    let seed = 1000;
    const write = (async () => {
      while (!stopped) {
        await harness.trade(5, (seed += 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    })();
    const read = (async () => {
      while (!stopped) {
        await harness.query('SELECT count(*), max(cambios) FROM read.test_orders');
        await harness.query("SELECT count(*) FROM read.test_orders_history WHERE _hasta = 'infinity'");
        reads += 1;
      }
    })();
    return {
      stop: async () => {
        stopped = true;
        await Promise.all([write, read]);
        return { reads };
      },
    };
  };

  test('on request, while events come in and queries run', async () => {
    await harness.trade(3000);
    const runtime = await harness.start({ batchSize: 200 });
    await harness.settled();
    const load = underLoad();
    const id = (await requestAction(harness.pool, 'test/orders', 'rebuild'))!;
    await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    const { reads } = await load.stop();
    expect(reads).toBeGreaterThan(0);
    await harness.settled();
    expect(
      await harness.query(
        "SELECT generation, version, table_name FROM ops.projection_state WHERE name = 'test/orders'",
      ),
    ).toEqual([{ generation: 2, version: 1, table_name: 'test_orders' }]);
    const swapped = await harness.digests();
    await harness.stop(runtime);
    await harness.query('DELETE FROM ops.projection_state');
    const clean = await harness.start();
    await harness.settled();
    expect(await harness.digests()).toEqual(swapped);
    await harness.stop(clean);
  });

  test('all who asked before it begins are answered by one; who asks while it is made is given the next', async () => {
    await harness.trade(50);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    let held = false;
    const store = new Proxy(harness.store, {
      get(of, name) {
        if (name === 'readAll' && held) return (options: ReadAllOptions) => gate.then(() => of.readAll(options));
        const found: unknown = Reflect.get(of, name, of);
        return typeof found === 'function' ? (found.bind(of) as unknown) : found;
      },
    });
    const runtime = await harness.start({ store });
    await harness.settled();
    const generation = async () =>
      (
        await harness.query<{ generation: number }>(
          "SELECT generation FROM ops.projection_state WHERE name = 'test/orders'",
        )
      )[0]!.generation;
    const before = await generation();
    const ask = async () => (await requestAction(harness.pool, 'test/orders', 'rebuild'))!;
    const started = async (id: bigint) =>
      (
        await harness.query('SELECT FROM ops.projection_requests WHERE id = $1 AND started_at IS NOT NULL', [
          String(id),
        ])
      ).length === 1;
    held = true;
    const first = await ask();
    await harness.until(() => started(first));
    const later = [await ask(), await ask()];
    // Looked at several times while the first is made: they wait.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([await started(later[0]!), await started(later[1]!)]).toEqual([false, false]);
    held = false;
    open();
    for (const id of [first, ...later])
      await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    expect(await generation()).toBe(before + 2);
    await harness.stop(runtime);
  });

  test('names of tables, constraints and indexes are those of a first generation, and nothing is left over', async () => {
    const names = async (): Promise<unknown> =>
      harness.query("SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'read' ORDER BY 1, 2");
    const before = await names();
    const runtime = await harness.start();
    await harness.settled();
    for (const name of ['test/orders', 'test/clients']) {
      const id = (await requestAction(harness.pool, name, 'rebuild'))!;
      await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    }
    expect(await names()).toEqual(before);
    expect(await harness.query('SELECT * FROM ops.projection_builds')).toEqual([]);
    await harness.stop(runtime);
  });

  test('a newer version rebuilds by itself; the old table serves until then, and one reload is told', async () => {
    const [{ seq }] = (await harness.query<{ seq: bigint }>('SELECT max(seq) AS seq FROM ops.change_feed')) as [
      { seq: bigint },
    ];
    const next = asProjection({
      ...orders,
      version: 2,
      columns: { ...orders.columns, doble: 'bigint' },
      indexes: [['doble']],
      rules: orders.rules.map((rule) => ({
        ...rule,
        fold: (...args: Parameters<typeof rule.fold>) => {
          const row = rule.fold(...args);
          return row && { ...row, doble: row.monto * 2 };
        },
      })),
    });
    const load = underLoad();
    const runtime = await harness.start({ projections: [next, asProjection(clients)] });
    await harness.until(
      async () =>
        (await harness.query("SELECT 1 FROM ops.projection_state WHERE name = 'test/orders' AND version = 2"))
          .length === 1,
    );
    await load.stop();
    await harness.settled();
    const [wrong] = await harness.query<{ n: number }>(
      'SELECT count(*)::integer AS n FROM read.test_orders WHERE doble IS DISTINCT FROM monto * 2',
    );
    expect(wrong!.n).toBe(0);
    expect(
      await harness.query("SELECT op FROM ops.change_feed WHERE seq > $1 AND op = 'reload'", [String(seq)]),
    ).toEqual([{ op: 'reload' }]);
    await harness.stop(runtime);
    const old = await harness.start();
    await harness.settled(['test/clients']);
    expect(await harness.query("SELECT version, owner FROM ops.projection_state WHERE name = 'test/orders'")).toEqual([
      { version: 2, owner: null },
    ]);
    await harness.stop(old);
  });

  test.each([
    ['a column more', { ...clients.columns, doble: 'bigint' as const }, 'doble bigint,pedidos integer,total numeric'],
    ['a column less', { ...clients.columns }, 'pedidos integer,total numeric'],
    ['one of another type', { ...clients.columns, total: 'bigint' as const }, 'pedidos integer,total bigint'],
  ])('%s, without a raised version: the tables are asked, and built anew', async (_, columns, shape) => {
    const runtime = await harness.start({ projections: [asProjection({ ...clients, columns })] });
    const there = async (): Promise<string | undefined> => {
      const [found] = await harness.query<{ shape: string }>(
        `SELECT string_agg(attname || ' ' || format_type(atttypid, atttypmod), ',' ORDER BY attname) AS shape
         FROM pg_attribute, ops.projection_state WHERE name = 'test/clients' AND status = 'live'
           AND attrelid = 'read.test_clients'::regclass AND attnum > 0 AND attname !~ '^_' AND NOT attisdropped`,
      );
      return found?.shape;
    };
    await harness.until(async () => (await there()) === shape);
    await harness.settled(['test/clients']);
    await harness.stop(runtime);
  });
});
