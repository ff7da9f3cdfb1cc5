import type pg from 'pg';
import { FeedFollower } from './feed-follower.ts';
import type { FeedRow } from './feed-row.ts';

/** A feed that grows by `add`; stands in for PostgreSQL where the follower asks it. */
function feed() {
  const rows: FeedRow[] = [];
  const query = async (asked: string | { values: [string] }) =>
    typeof asked === 'string'
      ? { rows: [{ seq: 0n }] }
      : { rows: rows.filter(({ seq }) => seq > BigInt(asked.values[0])) };
  return {
    pool: { query } as unknown as pg.Pool,
    add: () => void rows.push({ seq: BigInt(rows.length + 1) } as FeedRow),
  };
}
async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a delivery that takes long is followed by as long a rest, and what comes meanwhile travels together', async () => {
  const { pool, add } = feed();
  const deliveries: number[] = [];
  let busyMs = 60;
  const follower = new FeedFollower({
    // Nobody listens there: the look twice a second finds what is new.
    url: 'postgres://127.0.0.1:1/none',
    pool,
    pollMs: 5,
    onRows: (rows) => {
      deliveries.push(rows.length);
      const end = performance.now() + busyMs;
      while (performance.now() < end);
    },
  });
  await follower.start();
  try {
    expect(follower.paceMs).toBe(8);
    add();
    await until(() => deliveries.length === 1);
    expect(follower.paceMs).toBeGreaterThanOrEqual(60);
    busyMs = 0;
    for (let n = 0; n < 5; n += 1) add();
    await until(() => deliveries.length === 2);
    expect(deliveries).toEqual([1, 5]);
    // The machine may have held up this one delivery; one of them is as quick as it is.
    while (follower.paceMs > 8) {
      const next = deliveries.length + 1;
      add();
      await until(() => deliveries.length === next);
    }
    busyMs = 700;
    const slow = deliveries.length + 1;
    add();
    await until(() => deliveries.length === slow);
    expect(follower.paceMs).toBe(500);
  } finally {
    await follower.close();
  }
});

test('what was committed before somebody asks is handed over when the answer comes', async () => {
  const { pool, add } = feed();
  const sequence: bigint[] = [];
  const follower = new FeedFollower({
    url: 'postgres://127.0.0.1:1/none',
    pool,
    pollMs: 60_000,
    onRows: (rows) => sequence.push(...rows.map(({ seq }) => seq)),
  });
  await follower.start();
  try {
    add();
    await follower.flush();
    expect(sequence).toEqual([1n]);
    add();
    add();
    await Promise.all([follower.flush(), follower.flush()]);
    expect(sequence).toEqual([1n, 2n, 3n]);
  } finally {
    await follower.close();
  }
});
