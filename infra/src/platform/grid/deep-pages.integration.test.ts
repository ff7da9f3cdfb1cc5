import { isRejection } from '@power/domain/kernel/rejection';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createTables } from '../../laboratory/testing/read-models.ts';
import { defineGrid } from './define.ts';
import { gridsSettled, runGrid } from './run.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** A table of so many rows, three of each number and every tenth without one, and what pages of it are compared with. */
async function list(table: string, count: number, unordered = false) {
  await createTables(pool, [{ table, columns: { number: 'integer' } }]);
  await pool.query(
    `INSERT INTO read.${table} (_key, number) SELECT n::text, CASE WHEN n % 10 = 0 THEN NULL ELSE (n / 3)::int END FROM generate_series(1, ${count}) n`,
  );
  const grid = defineGrid({
    table,
    columns: { number: { type: 'number' } },
    defaultSort: [{ colId: 'number', sort: 'desc' }],
    unordered: unordered ? ['number'] : [],
  });
  return {
    async at(startRow: number) {
      const sortModel = unordered ? [{ colId: 'number', sort: 'desc' as const }] : [];
      const request = { startRow, endRow: startRow + 20, sortModel, filterModel: {} };
      const reply = await runGrid<{ number: number }>(pool, grid, request, {});
      if (isRejection(reply)) throw new Error(reply.mensaje);
      return reply;
    },
    async expected(startRow: number) {
      const { rows } = await pool.query<{ number: number }>(
        `SELECT number FROM read.${table} ORDER BY number DESC NULLS LAST, _key DESC OFFSET ${startRow} LIMIT 20`,
      );
      return rows;
    },
  };
}

test('beyond 10,000 rows the count is a word, the end is exact, and deep jumps land where an offset would', async () => {
  const { at, expected } = await list('muchas', 25_000);
  expect(await at(0)).toMatchObject({ lastRow: null, total: 'más de 10.000' });
  const cold = await at(20_000);
  await gridsSettled();
  expect((await at(20_000)).rows).toEqual(cold.rows);
  expect(cold.rows).toEqual(await expected(20_000));
  expect(await at(24_990)).toMatchObject({ lastRow: 25_000, total: '25.000' });
});

test('where no index leads, ids alone are sorted and the rows are the same', async () => {
  const { at, expected } = await list('sin_indice', 25_000, true);
  for (const startRow of [0, 20, 1007, 20_000, 22_490, 24_990]) {
    expect((await at(startRow)).rows).toEqual(await expected(startRow));
    await gridsSettled();
    expect((await at(startRow)).rows).toEqual(await expected(startRow));
  }
});

test('up to 10,000 rows every page has the exact count and the exact rows, also right after some came and went', async () => {
  const { at, expected } = await list('pocas', 9990);
  const pages = [0, 40, 980, 1000, 1020, 5000, 8980, 9000, 9980];
  const same = async (count: number) => {
    for (const startRow of pages)
      expect(await at(startRow)).toEqual({
        rows: await expected(startRow),
        lastRow: count,
        total: count.toLocaleString('es-CL'),
      });
  };
  await same(9990);
  await gridsSettled();
  await same(9990);
  await pool.query(`INSERT INTO read.pocas (_key, number) SELECT 'n' || n, 100000 + n FROM generate_series(1, 7) n`);
  await same(9997);
  await gridsSettled();
  await pool.query(`DELETE FROM read.pocas WHERE _key LIKE 'n%'`);
  await same(9990);
  expect(await at(9990)).toMatchObject({ rows: [], lastRow: 9990 });
});
