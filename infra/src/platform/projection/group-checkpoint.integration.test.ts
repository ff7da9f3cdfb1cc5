import { Harness } from './testing/harness.ts';

const NAMES = ['test/orders', 'test/clients'];

describe('positions of projections that an event means nothing to', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  /** Positions as the database has them, in the order of NAMES. */
  const kept = async (): Promise<bigint[]> => {
    const rows = await harness.query<{ name: string; position: string }>(
      'SELECT name, position FROM ops.projection_state',
    );
    return NAMES.map((name) => BigInt(rows.find((row) => row.name === name)!.position));
  };

  test('are kept before a quiet night, and rows are exact after a crash in between', async () => {
    const runtime = await harness.start();
    await harness.open1('q', 'c1', 1);
    await harness.settled();
    const lagging: bigint[][] = [];
    for (let n = 0; n < 30; n += 1) {
      // Of these only the orders are news.
      await harness.change('q', n);
      await harness.until(async () => (await kept())[0] === (await harness.store.head()));
      lagging.push(await kept());
    }
    // The orders' own were kept with their rows, the others' some time later.
    expect(lagging.some(([orders, clients]) => clients! < orders!)).toBe(true);
    await harness.settled();
    await harness.stop(runtime);
    // As a crash would have left it: far behind what it has read, nothing of which was news.
    await harness.query("UPDATE ops.projection_state SET position = 1 WHERE name = 'test/clients'");
    const before = await harness.digests();
    await harness.start();
    await harness.settled();
    expect(await harness.digests()).toEqual(before);
  });
});
