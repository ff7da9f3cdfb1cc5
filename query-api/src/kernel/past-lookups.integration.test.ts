import { masters } from '@power/domain/masters';
import { SYSTEM } from '@power/domain/kernel/principal';
import { everyone } from '@power/domain/kernel/query';
import type { RowDefinition } from '@power/domain/kernel/row';
import { tables } from '@power/domain/tables';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { readModelDatabase } from '@power/infra/laboratory/testing/read-models';
import type { GridViewer } from '@power/infra/platform/grid/define';
import { projectionOf } from '@power/infra/platform/grid/values';
import { selectionOf } from '@power/infra/platform/grid/where';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { gridsAmong } from '@power/infra/platform/rows/handle-grid';
import { pastIndexes } from '@power/infra/platform/rows/past-indexes';
import { discover } from '@power/infra/platform/service/discover';
import { selectThen } from '@power/infra/platform/sql/past';
import type pg from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Parent Relationship'?: string;
  readonly Plans?: readonly Plan[];
}

const AT = '2026-10-01T12:00:00.000Z';
const VIEWER: GridViewer = { user: SYSTEM, scope: everyone };
const rows: readonly RowDefinition[] = Object.values(tables);
/** Histories of a few hundred versions at most: a scan of them costs less than an index. */
const SMALL = new Set([
  ...masters.map(({ grid }) => grid.row.table),
  'dollar_list',
  'supplier_list',
  'warehouse_list',
  'payment_option_list',
]);

const conditionOf = (plan: Plan): string =>
  `${plan['Index Cond'] ?? ''} ${(plan.Plans ?? []).map((one) => one['Index Cond'] ?? '').join(' ')}`;

/** Histories that the plan scans once per row: without an index, or by one over the instants alone. */
function scansOf(plan: Plan, perRow = false): string[] {
  const inRow = perRow || plan['Parent Relationship'] === 'SubPlan';
  const table = plan['Relation Name'] ?? '';
  const isScan =
    inRow && table.endsWith('_history') && !/\b(?!_desde\b|_hasta\b)[a-z_]\w*"? = /i.test(conditionOf(plan));
  return [
    ...(isScan ? [table.replace(/_history$/, '')] : []),
    ...(plan.Plans ?? []).flatMap((one) => scansOf(one, inRow)),
  ];
}

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await readModelDatabase(rows);
  pool = createPool(database.url, { searchPath: ['read', 'ops'], max: 1 });
  for (const row of rows)
    for (const index of pastIndexes(row))
      if ('sql' in index) await pool.query(`CREATE INDEX ON read."${row.table}_history" ${index.sql}`);
  // Tables are empty: the planner says which index could be used, not what would pay.
  await pool.query('SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off');
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

test('page of the past → no list scans the history of another one once per row', async () => {
  const handlers = await discover<QueryHandler>(new URL('..', import.meta.url), ['query-handler']);
  const scans: string[] = [];
  let lists = 0;
  for (const [name, grid] of gridsAmong(handlers)) {
    if (grid.history === 'none' || ![...grid.columns.values()].some(({ sql }) => sql)) continue;
    const { select } = projectionOf(grid, VIEWER);
    const { from, where, values } = selectionOf(grid, { filterModel: {} }, VIEWER, AT);
    const statement = selectThen(`SELECT ${select} FROM ${from} WHERE ${where}`, AT, { [grid.table]: grid.history });
    const { rows: found } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) ${statement}`,
      [...values],
    );
    lists += 1;
    for (const table of new Set(scansOf(found[0]!['QUERY PLAN'][0]!.Plan)))
      if (!SMALL.has(table)) scans.push(`${name}: ${table}`);
  }
  expect(scans).toEqual([]);
  expect(lists).toBeGreaterThan(20);
});
