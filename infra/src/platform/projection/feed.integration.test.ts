import { inTransaction } from '../../adapters/postgres/transaction.ts';
import { KnownPositions } from '../http/known-positions.ts';
import { trimFeed, writeFrame } from './feed.ts';
import { Harness } from './testing/harness.ts';

interface FeedRead {
  readonly seq: bigint;
  readonly topic: string | null;
  readonly key: string | null;
  readonly frame: { evento: string } | null;
}

describe('change feed', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  test('a reader of seq > last misses nothing while two projectors and others write', async () => {
    await harness.start();
    await harness.start();
    await harness.settled();
    await harness.until(
      async () =>
        (await harness.query('SELECT DISTINCT owner FROM ops.projection_state WHERE owner IS NOT NULL')).length === 2,
    );
    let stopped = false;
    const seen: FeedRead[] = [];
    const follow = (async () => {
      for (let last = 0n; ;) {
        const ending = stopped;
        const rows = await harness.query<FeedRead>(
          'SELECT seq, topic, key, frame FROM ops.change_feed WHERE seq > $1 ORDER BY seq',
          [String(last)],
        );
        seen.push(...rows);
        last = rows.at(-1)?.seq ?? last;
        if (ending && rows.length === 0) return;
      }
    })();
    const others = Array.from({ length: 3 }, async (_, n) => {
      for (let i = 0; i < 40; i += 1) {
        await inTransaction(harness.pool, (client) =>
          writeFrame(client, { evento: `trabajo ${n} ${i}`, datos: null, para: { usuarios: ['u1'] } }),
        );
      }
    });
    for (let i = 0; i < 60; i += 1) await harness.open1(`f${i}`, 'c1', i);
    await Promise.all(others);
    await harness.settled();
    stopped = true;
    await follow;
    const all = await harness.query<FeedRead>('SELECT seq, topic, key, frame FROM ops.change_feed ORDER BY seq');
    expect(seen).toEqual(all);
    expect(seen.filter(({ frame }) => frame?.evento.startsWith('trabajo'))).toHaveLength(120);
    expect(seen.filter(({ frame }) => frame?.evento === 'pedidoCreado')).toHaveLength(60);
  });

  test('every commit notifies positions; what is told to followers fits a notification', async () => {
    const client = await harness.pool.connect();
    const told: string[] = [];
    client.on('notification', ({ payload }) => told.push(payload ?? ''));
    await client.query('LISTEN feed');
    const heard = () =>
      told.map(
        (text) => JSON.parse(text) as { seq: string | null; positions: Record<string, string>; todas?: boolean },
      );
    /** What somebody knows who heard nothing before. */
    const known = () => {
      const positions = new KnownPositions();
      for (const notice of heard())
        positions.take({ positions: Object.entries(notice.positions).map(([name, at]) => [name, BigInt(at)]) });
      return ['test/clients', 'test/orders'].map((name) => positions.of(name));
    };
    await harness.open1('n1', 'c1', 1);
    await harness.settled();
    const head = (await harness.store.head())!;
    // Names come with the first of each group, or a moment after the last commit.
    await harness.until(async () => (await client.query('SELECT 1')) && known().every((position) => position >= head));
    expect(known()).toEqual([head, head]);
    await client.query('SELECT ops.notify_feed(7, $1)', [
      JSON.stringify(Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`context/name-${i}`, '123456789']))),
    ]);
    await harness.until(async () => (await client.query('SELECT 1')) && heard().some(({ seq }) => seq === '7'));
    client.release(true);
    expect(heard().filter(({ seq }) => seq === '7')).toEqual([{ seq: '7', positions: {}, todas: true }]);
  });

  test('keeps the newest rows only', async () => {
    await trimFeed(harness.pool, { rows: 10 });
    const [left] = await harness.query<{ n: number }>('SELECT count(*)::integer AS n FROM ops.change_feed');
    expect(left!.n).toBeLessThanOrEqual(10);
    expect(left!.n).toBeGreaterThan(0);
  });
});
