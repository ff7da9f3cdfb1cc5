import type { GridRequest } from '@power/domain/kernel/grid';
import { key, number, pesos, text } from '@power/domain/kernel/field';
import { everyone } from '@power/domain/kernel/query';
import { isRejection } from '@power/domain/kernel/rejection';
import { defineRow } from '@power/domain/kernel/row';
import { plain } from '@power/domain/kernel/text';
import fc from 'fast-check';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import type { Projection } from '../projection/define.ts';
import { migrateOps } from '../projection/schema.ts';
import { createIndexesSql, createTablesSql, indexesOf, servingTables } from '../projection/tables.ts';
import { rowProjection } from '../rows/columns.ts';
import { gridOf } from '../rows/grid.ts';
import { runGrid } from './run.ts';

const row = defineRow({
  projection: 'things/thing-list',
  table: 'thing_list',
  scope: everyone,
  long: true,
  walked: ['number', 'total', 'nombre'],
  fields: {
    _id: key(),
    number: number('N°', { search: true, nullable: true }),
    nombre: text('Nombre', { search: true }),
    total: pesos('Total', { nullable: true }),
  },
});
const projection = rowProjection(row, { version: 1, rules: [] }) as unknown as Projection;
const tables = servingTables(projection);
const grid = gridOf(row, { defaultSort: [{ colId: 'number', sort: 'desc' }] });

interface Version {
  readonly _key: string;
  readonly number: number | null;
  readonly nombre: string;
  readonly total: number | null;
  readonly _desde: string;
  readonly _hasta: string;
}
const HOUR = 3_600_000;
const instant = (hour: number): string => new Date(Date.UTC(2026, 0, 1) + hour * HOUR).toISOString();
const names = ['Águila', 'aguila', 'PEÑA', 'Peña y Cía.', 'Zúñiga'];
const THINGS = 120;
/** Each thing came an hour after the one before, changed twice, and some left. Numbers repeat, and some have none. */
const versions = Array.from({ length: THINGS }, (_, n): Version[] => {
  const at = [n, n + 3, n + 3 + (n % 9), n + 40];
  return [0, 1, 2].map((v) => ({
    _key: `k${(n * 37) % THINGS}`,
    number: n % 11 === 0 ? null : Math.floor(n / 2),
    nombre: names[(n + v) % names.length]!,
    total: (n + v) % 7 === 0 ? null : ((n * 13 + v) % 30) * 1000,
    _desde: instant(at[v]!),
    _hasta: v === 2 && n % 5 > 0 ? 'infinity' : instant(at[v + 1]!),
  }));
}).flat();

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  // A table of a test is so small that reading it whole is cheapest: what is meant for large ones is tried all the same.
  pool = createPool(database.url, {
    searchPath: ['read', 'ops'],
    parameters: { enable_seqscan: 'off', enable_sort: 'off' },
  });
  await migrateOps(pool);
  await pool.query(`${createTablesSql(projection, tables)};\n${createIndexesSql(indexesOf(projection, tables))}`);
  await pool.query(
    `INSERT INTO read.thing_list_history SELECT r.* FROM jsonb_populate_recordset(NULL::read.thing_list_history, $1::jsonb) AS r`,
    [JSON.stringify(versions.map((version, n) => ({ _id: version._key, _position: n, ...version })))],
  );
  await pool.query('VACUUM ANALYZE read.thing_list_history');
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const compare = (a: string | number | null, b: string | number | null, sign: number): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -sign : sign;
const sorts = ['number', 'total', 'nombre'] as const;

test('pages along the indexes of the past are those of the versions in force, sorted', async () => {
  const asked = fc.record({
    hour: fc.integer({ min: -1, max: 2 * THINGS }),
    colId: fc.constantFrom(...sorts),
    sort: fc.constantFrom('asc' as const, 'desc' as const),
    size: fc.integer({ min: 1, max: 40 }),
    quickFilter: fc.constantFrom('', '', 'pena', '7'),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ hour, colId, sort, size, quickFilter }) => {
      const at = instant(hour + 0.5);
      const sign = sort === 'asc' ? 1 : -1;
      const shown = (v: Version) => (colId === 'nombre' ? plain(v.nombre) : v[colId]);
      const expected = versions
        .filter(({ _desde, _hasta }) => _desde <= at && (_hasta === 'infinity' || _hasta > at))
        .filter((v) => plain(v.nombre).includes(quickFilter) || String(v.number) === quickFilter)
        .sort((a, b) => compare(shown(a), shown(b), sign) || (a._key < b._key ? -sign : sign))
        .map(({ _key }) => _key);
      const page = async (part: Partial<GridRequest>) => {
        const request = { filterModel: {}, sortModel: [{ colId, sort }], quickFilter, asOf: at, ...part };
        const reply = await runGrid<{ _id: string }>(pool, grid, request as GridRequest, {}, { walk: true });
        if (isRejection(reply)) throw new Error(reply.mensaje);
        return { ids: reply.rows.map(({ _id }) => _id), cursor: reply.cursor };
      };
      let cursor: string | undefined;
      for (let startRow = 0; startRow < expected.length; startRow += size) {
        const part = { startRow, endRow: startRow + size };
        const found = await page({ ...part, cursor });
        expect(found.ids).toEqual(expected.slice(startRow, startRow + size));
        expect((await page(part)).ids).toEqual(found.ids);
        cursor = found.cursor;
      }
    }),
    { numRuns: 60 },
  );
});

test.each(sorts.flatMap((colId, n) => [[colId, 'asc', n] as const, [colId, 'desc', n] as const]))(
  'a page of the past by %s, %s, is read along its index and not sorted',
  async (colId, sort, n) => {
    const plans: string[] = [];
    const heard = Object.create(pool, {
      query: {
        configurable: true,
        value: async ({ text: statement, values }: pg.QueryConfig) => {
          const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, values);
          plans.push(rows.map((line) => line['QUERY PLAN']).join('\n'));
          return pool.query(statement, values);
        },
      },
    }) as pg.Pool;
    const request = { startRow: 0, endRow: 5, filterModel: {}, sortModel: [{ colId, sort }], asOf: instant(60) };
    await runGrid(heard, grid, request, {}, { walk: true });
    expect(plans[0]).toContain(`thing_list_history_p${n}`);
    // The page itself is put in order again, and rows of one number by their key.
    expect(plans[0]!.slice(plans[0]!.indexOf('Limit'))).not.toMatch(/(?<!Incremental )Sort {2}/);
  },
);
