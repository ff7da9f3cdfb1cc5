import { Harness } from './testing/harness.ts';

describe('projection runtime', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  test('catch-up, live and a rebuild in other batches give the same tables, byte for byte', async () => {
    await harness.trade(400);
    const first = await harness.start({ batchSize: 7 });
    await harness.settled();
    await harness.trade(150, 77);
    await harness.settled();
    const live = await harness.digests();
    await harness.stop(first);
    await harness.query('DELETE FROM ops.projection_state');
    const second = await harness.start({ batchSize: 1000, cacheRows: 3 });
    await harness.settled();
    expect(await harness.digests()).toEqual(live);
    await harness.stop(second);
    const [row] = await harness.query<{ n: number }>('SELECT count(*)::integer AS n FROM read.test_orders');
    expect(row!.n).toBeGreaterThan(5);
  });

  test('the first way through the log is silent and ends with one reload; news are told, one per key and commit', async () => {
    const before = await harness.query<{ op: string; frame: unknown }>(
      'SELECT op, frame FROM ops.change_feed ORDER BY seq',
    );
    expect(before.filter(({ op }) => op === 'reload')).toHaveLength(2);
    const projector = await harness.start();
    await harness.settled();
    const [{ last }] = (await harness.query<{ last: bigint }>('SELECT max(seq) AS last FROM ops.change_feed')) as [
      { last: bigint },
    ];
    await harness.open1('nuevo', 'c9', 5);
    await harness.settled();
    const news = await harness.query(
      'SELECT topic, key, op, scope, frame, position FROM ops.change_feed WHERE seq > $1 ORDER BY seq',
      [String(last)],
    );
    expect(news).toEqual([
      {
        topic: 'orders',
        key: 'nuevo',
        op: 'insert',
        scope: { cliente: 'c9' },
        frame: null,
        position: await harness.store.head(),
      },
      {
        topic: null,
        key: null,
        op: null,
        scope: null,
        frame: { evento: 'pedidoCreado', datos: { id: 'nuevo' }, para: { todos: true } },
        position: await harness.store.head(),
      },
    ]);
    await harness.stop(projector);
  });

  test('history holds every version, one in force per row, in unbroken time', async () => {
    const [wrong] = await harness.query<{ n: number }>(`
      SELECT count(*)::integer AS n FROM (SELECT _key, _desde, _hasta, lead(_desde) OVER (PARTITION BY _key ORDER BY _position) AS next FROM read.test_orders_history) h
      WHERE _desde > _hasta OR (next IS NOT NULL AND next < _hasta)`);
    expect(wrong!.n).toBe(0);
    const open = await harness.query(
      "SELECT _key, cliente, monto, cambios, at, datos, _desde FROM read.test_orders_history WHERE _hasta = 'infinity' ORDER BY _key",
    );
    expect(open).toEqual(
      await harness.query(
        'SELECT _key, cliente, monto, cambios, at, datos, _desde FROM read.test_orders ORDER BY _key',
      ),
    );
    const opened = harness.store.events.filter(({ type }) => type === 'test-opened').length;
    const [versions] = await harness.query<{ n: number }>(
      'SELECT count(*)::integer AS n FROM read.test_orders_history',
    );
    expect(versions!.n).toBeGreaterThan(opened);
  });

  test('what comes in a flood is folded like what comes in drops, and told', async () => {
    const projector = await harness.start({ batchSize: 200 });
    await harness.settled();
    const limits = new Set<number | undefined>();
    const { readAll } = harness.store;
    harness.store.readAll = (options) => (limits.add(options?.limit), readAll.call(harness.store, options));
    await harness.trade(6000, 5);
    await harness.settled();
    harness.store.readAll = readAll;
    await harness.open1('tras-la-pausa', 'c9', 5);
    await harness.settled();
    const live = await harness.digests();
    // In batches of catching up, not page by page of the subscription.
    expect(limits).toContain(200);
    expect(
      await harness.query("SELECT op FROM ops.change_feed WHERE topic = 'orders' AND key = 'tras-la-pausa'"),
    ).toEqual([{ op: 'insert' }]);
    await harness.stop(projector);
    await harness.query('DELETE FROM ops.projection_state');
    const again = await harness.start({ batchSize: 1000 });
    await harness.settled();
    expect(await harness.digests()).toEqual(live);
    await harness.stop(again);
  });
});
