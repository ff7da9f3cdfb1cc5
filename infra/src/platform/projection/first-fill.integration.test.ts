import type { EventContext } from '@power/domain/kernel/event';
import { defineProjection, rule } from './define.ts';
import { asProjection, both, Changed, Opened, Harness } from './testing/harness.ts';
import { tableDigest } from './digest.ts';

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
});
