import { aggregates } from '@power/domain/aggregates';
import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import type { DomainEvent, EventContext } from '@power/domain/kernel/event';
import { tables } from '@power/domain/tables';
import { testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import type { Projection } from '@power/infra/platform/projection/define';
import { tableDigest } from '@power/infra/platform/projection/digest';
import { Harness } from '@power/infra/platform/projection/testing/harness';
import { discover } from '@power/infra/platform/service/discover';

const projections = await discover<Projection>(new URL('..', import.meta.url), ['projection']);
const names = projections.map(({ name }) => name);
const rows = new Map(Object.values(tables).map((row) => [row.projection, row]));

const atOf = (aggregate: number, event: number): string =>
  new Date(Date.UTC(2026, 0, 5, 12, aggregate, event)).toISOString();
const contextOf = (stream: string, version: number): EventContext =>
  ({ stream, version, at: atOf(0, version), recordedAt: atOf(0, version), metadata: {} }) as unknown as EventContext;

/** Keys of the rows that a projection touches with an event, where it follows it. */
function keysOf({ rules }: Projection, { type, data }: DomainEvent, context: EventContext): readonly string[] {
  return rules.filter((rule) => rule.type === type).flatMap(({ keys }) => keys(data as never, context));
}

/** The same data about another document: each id that is `from` is `to`, as text or as number. */
function renamed(data: unknown, from: string, to: string): unknown {
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).map(([name, value]) => [name, renamed(value, from, to)] as const);
    return Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
  if (data === from) return to;
  return typeof data === 'number' && String(data) === from && /^\d+$/.test(to) ? Number(to) : data;
}

/**
 * The life of a document: each of its events in the order of its declaration, and its beginning after each, for it may have
 * been deleted. Samples are of as many documents as the
 * log held; by the keys of the projections each is made to speak of the one that the first began.
 */
function lifeOf(stream: string, types: readonly string[]): readonly DomainEvent[] {
  const [first, ...later] = types.map((type): DomainEvent => ({
    type,
    data: samples[type]![eventCatalogue.get(type)!.schema] as never,
  }));
  return [
    first!,
    ...later.map((event, n) =>
      projections.reduce((told, projection) => {
        const [own] = keysOf(projection, first!, contextOf(stream, 0));
        const [its] = keysOf(projection, told, contextOf(stream, n + 1));
        if (own === undefined || its === undefined || own === its) return told;
        return { ...told, data: renamed(told.data, its, own) as never };
      }, event),
    ),
  ];
}

const harness = new Harness();
beforeAll(async () => {
  await harness.open();
  for (const [n, { name, folds }] of [...aggregates.values()].entries()) {
    const types = [...folds.keys()];
    const { _id = 'uno' } = samples[types[0]!]![eventCatalogue.get(types[0]!)!.schema]!;
    const stream = `${name}-${String(_id)}`;
    const events = lifeOf(
      stream,
      types.flatMap((type) => [type, types[0]!]),
    );
    const recorded = events.map((event, version) => testEvent(event, { at: atOf(n, version) }));
    await harness.store.append(stream, recorded, 'any');
  }
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
