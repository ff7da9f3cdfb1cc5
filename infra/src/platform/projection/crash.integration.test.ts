import { Harness } from './testing/harness.ts';

/** A connection that breaks: the code tells the runner that nobody knows what became of the transaction. */
const broken = (): Error => Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });

describe('checkpoint and rows', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  test('are exact however often commits are broken before, at and after the checkpoint', async () => {
    await harness.trade(120);
    let n = 0;
    const runtime = await harness.start({
      batchSize: 2,
      inject: async (point) => {
        n += 1;
        if (n % (point === 'before-commit' ? 3 : 5) === 0) throw broken();
      },
    });
    await harness.trade(80, 5);
    await harness.settled();
    const [total] = await harness.query<{ pedidos: number }>(
      "SELECT pedidos FROM read.test_clients WHERE _key = 'todos'",
    );
    expect(total!.pedidos).toBe(harness.store.events.filter(({ type }) => type === 'test-opened').length);
    const survived = await harness.digests();
    await harness.stop(runtime);
    await harness.query('DELETE FROM ops.projection_state');
    await harness.stop(
      await harness.start().then(async (clean) => {
        await harness.settled();
        return clean;
      }),
    );
    expect(await harness.digests()).toEqual(survived);
    expect(n).toBeGreaterThan(10);
  });

  test('a connection that breaks between taking up two projections holds up neither', async () => {
    const pool = harness.newPool();
    let breaks = 1;
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      const mayBreak = (...args: unknown[]): unknown => {
        const [text, values] = args;
        const takesUp = String(text).includes('FOR UPDATE') && Array.isArray(values) && values[0] === 'test/orders';
        if (takesUp && breaks > 0) return Promise.reject(((breaks -= 1), broken()));
        return query(...args);
      };
      Object.assign(client, { query: mayBreak });
    });
    const runtime = await harness.start({ pool });
    await harness.trade(20, 7);
    await harness.settled();
    expect(breaks).toBe(0);
    await harness.stop(runtime);
  });

  test('survive the server cutting every connection in mid-flight', async () => {
    const runtime = await harness.start();
    for (let round = 0; round < 8; round += 1) {
      await harness.trade(25, 100 + round);
      await harness.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    }
    await harness.settled();
    const [total] = await harness.query<{ pedidos: number }>(
      "SELECT pedidos FROM read.test_clients WHERE _key = 'todos'",
    );
    expect(total!.pedidos).toBe(harness.store.events.filter(({ type }) => type === 'test-opened').length);
    await harness.stop(runtime);
  });
});
