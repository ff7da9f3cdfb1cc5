import type { RecordedEvent } from '../event-store/port.ts';
import { Harness, poison } from './testing/harness.ts';
import { unannounced } from './alarms.ts';
import { watchStaleness } from './staleness.ts';
import { requestAction, requestResult } from './requests.ts';

describe('parking', () => {
  const harness = new Harness();
  beforeAll(async () => {
    await harness.open();
    await harness.start();
  });
  afterAll(() => harness.close());
  afterEach(() => Object.assign(poison, { throws: false, tooLong: false }));

  const row = async (key: string) =>
    (
      await harness.query<{ monto: bigint; cambios: number }>(
        'SELECT monto, cambios FROM read.test_orders WHERE _key = $1',
        [key],
      )
    )[0];
  const parked = () =>
    harness.query(
      'SELECT projection, stream, stream_version, type, error, attempts FROM ops.parked_events ORDER BY position, projection',
    );
  const retry = async (stream?: string): Promise<string> => {
    const id = (await requestAction(harness.pool, 'test/orders', 'retry', stream))!;
    await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    return (await requestResult(harness.pool, id))!;
  };

  test('a handler that throws parks its stream from there on; other streams and projections go on', async () => {
    poison.throws = true;
    await harness.open1('a', 'c1', 1);
    await harness.open1('b', 'c1', 1);
    await harness.change('a', 2, { veneno: 'x' });
    await harness.change('a', 3);
    await harness.change('b', 4);
    await harness.settled();
    expect(await row('a')).toEqual({ monto: 1n, cambios: 0 });
    expect(await row('b')).toEqual({ monto: 4n, cambios: 1 });
    expect(await parked()).toEqual([
      {
        projection: 'test/orders',
        stream: 'order-a',
        stream_version: 1,
        type: 'test-changed',
        error: 'Error: bad news: x',
        attempts: 1,
      },
      {
        projection: 'test/orders',
        stream: 'order-a',
        stream_version: 2,
        type: 'test-changed',
        error: 'an earlier event of this stream is parked',
        attempts: 1,
      },
    ]);
  });

  test('what is parked raises an alarm for each document, and its rows are told as behind', async () => {
    const { store, pool } = harness;
    const staleness = watchStaleness(pool, store, 20);
    await harness.until(async () => staleness.of(['test/orders']) > 0);
    expect(staleness.of(['test/clients'])).toBe(0);
    await harness.query(
      "UPDATE ops.parked_events SET parked_at = now() - interval '3 minutes' WHERE stream_version = 1",
    );
    await harness.until(async () => staleness.of(['test/clients', 'test/orders']) >= 180);
    const alarms = await unannounced(pool);
    expect(alarms).toEqual([
      {
        id: expect.stringMatching(/^parked\/test\/orders\/order-a\/\d+$/),
        comentario: '«test/orders» dejó detenido el documento order-a: sus novedades no se ven hasta reprocesarlo.',
        detalle: 'Error: bad news: x',
      },
    ]);
    expect(await unannounced(pool)).toEqual(alarms);
    const many = (n: number) =>
      harness.query(
        `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error)
       SELECT 'test/other', 0, 's' || i, 0, i, 't', 'e' FROM generate_series(1, $1) i ON CONFLICT DO NOTHING`,
        [n],
      );
    await many(5);
    expect(await unannounced(pool)).toHaveLength(6);
    await many(500);
    expect((await unannounced(pool)).map(({ id }) => id)).toContain('parked/test/other/many/1');
    expect(await unannounced(pool)).toHaveLength(2);
    await harness.query("DELETE FROM ops.parked_events WHERE projection = 'test/other'");
    staleness.close();
  });

  test('rows of a projection that is behind are as old as the first event that is missing in them', async () => {
    const recordedAt = new Date(Date.now() - 190_000).toISOString();
    const log = { head: async () => 10_000n, readAll: async () => [{ recordedAt } as RecordedEvent] };
    const staleness = watchStaleness(harness.pool, log, 20);
    await harness.until(async () => staleness.of(['test/clients']) >= 190);
    expect(staleness.of(['test/unknown'])).toBe(0);
    staleness.close();
  });

  test('a retry that fails again keeps the stream parked and counts; one that works replays it in order', async () => {
    poison.throws = true;
    expect(await retry('order-a')).toBe('0 reprocesados, 2 siguen detenidos');
    expect((await parked())[0]).toMatchObject({ attempts: 2 });
    poison.throws = false;
    expect(await retry()).toBe('2 reprocesados, 0 siguen detenidos');
    expect(await row('a')).toEqual({ monto: 3n, cambios: 2 });
    await harness.change('a', 9);
    await harness.settled();
    expect(await row('a')).toEqual({ monto: 9n, cambios: 3 });
  });

  test('a row that PostgreSQL refuses is found in the middle of a batch and parked alone', async () => {
    poison.tooLong = true;
    const stream = harness.store;
    for (let i = 0; i < 30; i += 1) await harness.open1(`r${i}`, 'c2', i);
    await harness.change('r17', 5, { veneno: 'too big' });
    for (let i = 0; i < 30; i += 1) await harness.change(`r${i}`, 100 + i);
    await harness.settled();
    expect((await parked()).map((one) => (one as { stream: string }).stream)).toEqual(['order-r17', 'order-r17']);
    const [changed] = await harness.query<{ n: number }>(
      "SELECT count(*)::integer AS n FROM read.test_orders WHERE _key LIKE 'r%' AND cambios = 1",
    );
    expect(changed!.n).toBe(29);
    const [clients] = await harness.query<{ pedidos: number }>(
      "SELECT pedidos FROM read.test_clients WHERE _key = 'c2'",
    );
    expect(clients!.pedidos).toBe(30);
    expect(await stream.head()).toBeGreaterThan(60n);
    poison.tooLong = false;
    await retry();
    expect(await parked()).toEqual([]);
  });

  test('an event whose schema is newer than this code is parked, not guessed at', async () => {
    const { testEvent } = await import('../../laboratory/testing/memory-event-store.ts');
    const event = { ...testEvent({ type: 'test-opened', data: { id: 'z' } }), schema: 7 };
    await harness.store.append('order-z', [event], 'any');
    await harness.settled();
    expect(await parked()).toMatchObject([
      { projection: 'test/clients', error: expect.stringContaining('schema 7 is newer') },
      { projection: 'test/orders' },
    ]);
  });
});
