import type { EventContext } from '@power/domain/kernel/event';
import { defineProjection, rule } from './define.ts';
import { asProjection, both, Changed, Opened, Harness, poison } from './testing/harness.ts';
import { tableDigest } from './digest.ts';
import { fillHistory } from './fill/history-fill.ts';

const key = (_: unknown, c: EventContext): string[] => [`${c.stream}@${c.version}`];
const amount = (_row: unknown, { monto }: { monto: number }) => ({ monto });
const journal = asProjection(
  defineProjection<{ readonly monto: number }>({
    name: 'test/journal',
    version: 1,
    table: 'test_journal',
    appends: true,
    columns: { monto: 'bigint' },
    indexes: [['monto']],
    rules: [rule(Opened, key, amount), rule(Changed, key, amount)],
  }),
);
const names = ['test/orders', 'test/clients', 'test/journal'];
const projections = [...both, journal];

describe('the first way through the log', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  const indexes = async (): Promise<string[]> =>
    (
      await harness.query<{ name: string }>(
        "SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'read' AND indexname !~ '_(pkey|open)$' ORDER BY 1",
      )
    ).map(({ name }) => name);
  const all = ['test_journal_i0', 'test_orders_history_span', 'test_orders_i0', 'test_orders_i1'];

  test('ends with the indexes that queries need, also for one who was killed before them', async () => {
    await harness.trade(500);
    const first = await harness.start({ projections });
    await harness.settled(names);
    expect(await indexes()).toEqual(all);
    await harness.stop(first);
    await harness.query('DROP INDEX read.test_orders_i0; DROP INDEX read.test_journal_i0');
    await harness.query("UPDATE ops.projection_state SET status = 'catching_up', live_at = NULL");
    const second = await harness.start({ projections });
    await harness.settled(names);
    expect(await indexes()).toEqual(all);
    await harness.stop(second);
  });

  test('never looks up rows that only one event touches, and they are the same however they came', async () => {
    const digest = async (): Promise<string> => (await tableDigest(harness.pool, 'test_journal')).digest;
    const before = await digest();
    await harness.query('DELETE FROM ops.projection_state');
    const pool = harness.newPool();
    const looked: string[] = [];
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    pool.query = ((asked: { text?: string }, ...rest: unknown[]) => {
      looked.push(/WHERE _key = ANY/.test(asked.text ?? '') ? asked.text! : '');
      return query(asked, ...rest);
    }) as typeof pool.query;
    const runtime = await harness.start({ projections, pool, batchSize: 9, cacheRows: 3 });
    await harness.settled(names);
    expect(await digest()).toBe(before);
    expect(looked.filter((text) => text.includes('test_orders')).length).toBeGreaterThan(0);
    expect(looked.filter((text) => text.includes('test_journal'))).toEqual([]);
    await harness.stop(runtime);
  });

  test('one that is built late answers for the past as one that was there all along, and as the log itself', async () => {
    const early = await harness.start({ batchSize: 5 });
    const minute = (n: number): string => new Date(Date.UTC(2026, 5, 1) + n * 60_000).toISOString();
    const then = new Map<string, { cliente: string; monto: number; cambios: number }>();
    const told: unknown[][] = [];
    for (let n = 0; n < 60; n += 1) {
      const id = `tarde${n % 7}`;
      const known = then.get(id);
      if (!known) {
        await harness.open1(id, `c${n}`, n, minute(n));
        then.set(id, { cliente: `c${n}`, monto: n, cambios: 0 });
      } else if (n % 4 === 0) {
        await harness.closeOrder(id, minute(n));
        then.delete(id);
      } else {
        await harness.change(id, n, { at: minute(n) });
        then.set(id, { ...known, monto: n, cambios: known.cambios + 1 });
      }
      told.push([...then].map(([_key, row]) => ({ _key, ...row })).toSorted((a, b) => (a._key < b._key ? -1 : 1)));
    }
    await harness.settled(['test/orders']);
    await harness.stop(early);
    const late = asProjection({ ...both[0]!, name: 'test/late', table: 'test_late', announcements: [] });
    const today = await harness.start({ projections: [late] });
    await harness.settled(['test/late']);
    const asOf = (table: string, at: string) =>
      harness.query(
        `SELECT _key, cliente, monto::integer, cambios FROM read.${table}_history WHERE _key LIKE 'tarde%' AND _desde <= $1 AND _hasta > $1 ORDER BY 1`,
        [at],
      );
    for (let n = 0; n < 60; n += 7) {
      expect(await asOf('test_orders', minute(n + 0.5))).toEqual(told[n]);
      expect(await asOf('test_late', minute(n + 0.5))).toEqual(told[n]);
    }
    expect(await asOf('test_late', minute(-1))).toEqual([]);
    await harness.stop(today);
  });

  test('what is filled while its history is being told is what a projector makes of it, and is nothing before', async () => {
    const journalToo = async () => [await harness.digests(), await tableDigest(harness.pool, 'test_journal')];
    const usual = await harness.start({ projections });
    await harness.settled(names);
    const made = await journalToo();
    await harness.stop(usual);
    await harness.query('DELETE FROM ops.projection_state; DROP TABLE read.test_clients');
    const events = await harness.store.readAll();
    const states = () => harness.query('SELECT name, generation FROM ops.projection_state ORDER BY 1');

    const given = fillHistory(projections, harness.url);
    await given.take(events);
    await given.finish();
    await given.close();
    expect([await states(), await harness.query("SELECT to_regclass('read.test_clients')")]).toEqual([
      [],
      [{ to_regclass: null }],
    ]);

    const fill = fillHistory(projections, harness.url);
    for (let n = 0; n < events.length; n += 70) await fill.take(events.slice(n, n + 70));
    await fill.finish();
    await fill.commit(events.at(-1)!.position);
    expect([...fill.left]).toEqual([]);
    const their = (await indexes()).filter((name) => !name.startsWith('test_late'));
    expect([await journalToo(), their]).toEqual([made, all]);

    const after = await harness.start({ projections });
    await harness.trade(50, 7);
    await harness.settled(names);
    expect(await states()).toEqual(names.toSorted().map((name) => ({ name, generation: 1 })));
    const gone = await journalToo();
    await harness.stop(after);
    await harness.query('DELETE FROM ops.projection_state');
    const anew = await harness.start({ projections });
    await harness.settled(names);
    expect(await journalToo()).toEqual(gone);
    await harness.stop(anew);
  });

  test('a projection that cannot be filled is left to the projector, which parks what it cannot fold', async () => {
    await harness.open1('malo', 'c1', 1);
    await harness.change('malo', 2, { veneno: 'x' });
    await harness.query('DELETE FROM ops.projection_state');
    const events = await harness.store.readAll();
    poison.throws = true;
    const fill = fillHistory(projections, harness.url);
    await fill.take(events);
    await fill.finish();
    await fill.commit(events.at(-1)!.position);
    expect([...fill.left]).toEqual([['test/orders', expect.stringContaining('bad news: x')]]);
    expect(await harness.query('SELECT name FROM ops.projection_state ORDER BY 1')).toEqual([
      { name: 'test/clients' },
      { name: 'test/journal' },
    ]);
    const runtime = await harness.start({ projections });
    await harness.settled(names);
    expect(await harness.query('SELECT projection, stream FROM ops.parked_events')).toEqual([
      { projection: 'test/orders', stream: 'order-malo' },
    ]);
    await harness.stop(runtime);
    poison.throws = false;
  });
});
