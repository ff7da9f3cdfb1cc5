import { firstIndexesSql } from './late-indexes.ts';
import { servingTables } from './tables.ts';
import { both, Harness } from './testing/harness.ts';

describe('indexes that a table gets while it serves', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  const [orders] = both;
  const finished = async (): Promise<string[]> =>
    (
      await harness.query<{ name: string }>(
        `SELECT indexrelid::regclass::text AS name FROM pg_index
         WHERE indisvalid AND indrelid::regclass::text ~ '^read.test_orders' AND NOT indisunique ORDER BY 1`,
      )
    ).map(({ name }) => name);
  const all = ['read.test_orders_history_span', 'read.test_orders_i0', 'read.test_orders_i1'];
  const LOCK = "(hashtext('read'), hashtext('late-indexes'))";

  test('are those by which words of large tables are found', async () => {
    await harness.trade(100);
    const runtime = await harness.start();
    await harness.settled();
    const first = (large?: number): Promise<string> =>
      firstIndexesSql(harness.pool, orders!, servingTables(orders!), large);
    expect(await first()).toMatch(/test_orders_i0.*\n.*test_orders_i1.*USING gin.*\n.*_span/);
    expect(await first(0)).toMatch(/^.*test_orders_i0.*\n.*_span.*$/);
    await harness.stop(runtime);
  });

  test('are made of what is missing or was left half made, and people write meanwhile', async () => {
    await harness.query('DROP INDEX read.test_orders_i1');
    await harness.query("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'read.test_orders_i0'::regclass");
    const client = await harness.pool.connect();
    // Another projector is making indexes of others.
    await client.query(`SELECT pg_advisory_lock${LOCK}`);
    const runtime = await harness.start();
    await harness.trade(20, 5);
    await harness.settled();
    expect(await finished()).toEqual(['read.test_orders_history_span']);
    await client.query(`SELECT pg_advisory_unlock${LOCK}`);
    client.release();
    await harness.until(async () => (await finished()).length === all.length);
    await harness.trade(20, 7);
    await harness.settled();
    expect(await finished()).toEqual(all);
    await harness.stop(runtime);
  });

  test('a projector that stops does not wait for one, and the next one makes it', async () => {
    await harness.query('DROP INDEX read.test_orders_i1');
    const client = await harness.pool.connect();
    // Somebody who writes for long: an index is not finished before they are.
    await client.query('BEGIN');
    await client.query('LOCK TABLE read.test_orders IN ROW EXCLUSIVE MODE');
    const first = await harness.start();
    await harness.settled();
    await harness.until(
      async () =>
        (await harness.query("SELECT 1 FROM pg_stat_progress_create_index WHERE command LIKE '%CONC%'")).length > 0,
    );
    await harness.stop(first);
    expect(await finished()).toEqual(all.slice(0, 2));
    await client.query('COMMIT');
    client.release();
    const second = await harness.start();
    await harness.until(async () => (await finished()).length === all.length);
    await harness.stop(second);
  });
});
