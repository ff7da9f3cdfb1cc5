import { tables } from '@power/domain/tables';
import type { Projection } from '@power/infra/platform/projection/define';
import { tableDigest } from '@power/infra/platform/projection/digest';
import { Harness } from '@power/infra/platform/projection/testing/harness';
import { discover } from '@power/infra/platform/service/discover';
import { everyLife } from './lives.testing.ts';

const projections = await discover<Projection>(new URL('..', import.meta.url), ['projection']);
const names = projections.map(({ name }) => name);
const rows = new Map(Object.values(tables).map((row) => [row.projection, row]));

const harness = new Harness();
beforeAll(async () => {
  await harness.open();
  for (const { stream, events } of everyLife(projections)) await harness.store.append(stream, events, 'any');
  await harness.start({ projections });
  await harness.settled(names);
});
afterAll(() => harness.close());

test('every read model takes up every event by its own rules: none is set aside', async () => {
  expect(await harness.query('SELECT projection, type, error FROM ops.parked_events ORDER BY 1, 2')).toEqual([]);
});

test('every read model held rows as they are declared, each value of its kind', async () => {
  const wrong: unknown[] = [];
  const empty: string[] = [];
  for (const { name, table, temporal } of projections) {
    const of = temporal ? `${table}_history` : table;
    const found = await harness.query<{ row: unknown }>(`SELECT row_to_json(t) AS row FROM read.${of} t`);
    if (found.length === 0) empty.push(name);
    for (const { row } of found) {
      const issues = rows.get(name)?.schema.safeParse(row).error?.issues ?? [];
      wrong.push(...issues.map(({ path, message }) => `${name} ${path.join('.')}: ${message}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(empty).toEqual([]);
});

test.each([
  ['product_list', 'tier = tier + 1, pmp = pmp + 1, precio_lista = precio_lista + 1, version = version + 1'],
  ['stock_list', 'fisico = fisico + 1, disponible = disponible + 1'],
])('what changes most often in %s is in no index: a changed row stays on its page', async (table, change) => {
  const client = await harness.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`UPDATE read.${table} SET ${change}`);
    const { rows } = await client.query<{ changed: string; stayed: string }>(
      'SELECT pg_stat_get_xact_tuples_updated($1::regclass) AS changed, pg_stat_get_xact_tuples_hot_updated($1::regclass) AS stayed',
      [`read.${table}`],
    );
    expect(Number(rows[0]!.changed)).toBeGreaterThan(0);
    expect(rows[0]!.stayed).toBe(rows[0]!.changed);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('every read model is declared as a row', () => {
  expect(names.filter((name) => !rows.has(name))).toEqual([]);
});

test('every read model is the same after a second pass', async () => {
  const digests = async (): Promise<unknown> =>
    Object.fromEntries(
      await Promise.all(
        projections
          .flatMap(({ table, temporal }) => (temporal ? [table, `${table}_history`] : [table]))
          .map(async (table) => [table, (await tableDigest(harness.pool, table)).digest] as const),
      ),
    );
  const before = await digests();
  await harness.stopAll();
  await harness.query('DELETE FROM ops.projection_state');
  await harness.start({ projections });
  await harness.settled(names);
  expect(await digests()).toEqual(before);
});
