import { migrateOps } from './schema.ts';
import { acquire, Heartbeat } from './leases.ts';
import { Harness } from './testing/harness.ts';

const harness = new Harness();
const TABLE = 'ops.projection_state';
beforeAll(async () => {
  await harness.open();
  await migrateOps(harness.pool);
  await harness.query(`INSERT INTO ${TABLE} (name, version, table_name, status) VALUES ('a', 1, 'a', 'live')`);
});
afterAll(() => harness.close());
const instance = (owner: string) => {
  const who = { pool: harness.pool, owner };
  return { who, heart: new Heartbeat(who, 1000, 300), take: () => acquire(who, TABLE, ['a'], 1) };
};

test('a lease ends when its holder is silent for so long by the clock of whoever looks, and not before', async () => {
  const [holder, heir] = [instance('holder'), instance('heir')];
  await holder.heart.beat(0);
  expect(await holder.take()).toEqual([{ name: 'a', epoch: 1n }]);
  for (let ms = 0; ms <= 900; ms += 100) expect(await heir.heart.beat(ms)).toEqual({ instances: 2 });
  expect(await heir.take()).toEqual([]);
  await holder.heart.beat(0);
  for (let ms = 1000; ms <= 1900; ms += 100) await heir.heart.beat(ms);
  expect(await heir.take()).toEqual([]);
  for (let ms = 2000; ms <= 2100; ms += 100) await heir.heart.beat(ms);
  expect(await heir.take()).toEqual([{ name: 'a', epoch: 2n }]);
});

test('a database that was away for long makes nobody dead', async () => {
  const [one, other] = [instance('one'), instance('other')];
  await one.heart.beat(0);
  await other.heart.beat(0);
  expect(await other.heart.beat(3_600_000)).toMatchObject({ instances: 3 });
});

test('no lease and no sign of life holds an instant: setting the clock cannot revive the dead', async () => {
  const rows = await harness.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'ops' AND
       (table_name = 'projector_instances' OR column_name LIKE 'lease%') AND data_type LIKE 'timestamp%'`,
  );
  expect(rows).toEqual([]);
});
