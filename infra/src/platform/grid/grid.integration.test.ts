import { SYSTEM, type Principal } from '@power/domain/kernel/principal';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { ColumnFilter, GridRequest } from '@power/domain/kernel/grid';
import { isRejection } from '@power/domain/kernel/rejection';
import { plain } from '@power/domain/kernel/text';
import fc from 'fast-check';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createTables } from '../../laboratory/testing/read-models.ts';
import { type Cosa, createTable, grid, insert } from './grid-table.testing.ts';
import { days, rows, words } from './grid-rows.testing.ts';
import { compare, passes } from './grid-oracle.testing.ts';
import { runGrid } from './run.ts';
import { streamGrid } from './stream.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createTable(pool);
  await insert(pool, rows);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const request = (part: Partial<GridRequest>) => ({ startRow: 0, endRow: 200, sortModel: [], filterModel: {}, ...part });
const user = (part: Partial<Principal>): Principal => ({
  ...SYSTEM,
  _id: 'u1',
  permisos: permisosOf(part.perfil ?? 'Finanzas'),
  ...part,
});
async function ask(part: Partial<GridRequest>, viewer = {}, walk = false) {
  const reply = await runGrid<Cosa>(pool, grid, request(part), viewer, { walk });
  if (isRejection(reply)) throw new Error(reply.mensaje);
  return reply;
}

const text = fc.record({
  filterType: fc.constant('text' as const),
  type: fc.constantFrom('contains', 'notContains', 'equals', 'notEqual', 'startsWith', 'endsWith', 'blank', 'notBlank'),
  filter: fc.constantFrom(...words, 'a', '%', '_', '\\', 'ñ', 'x', '1'),
});
const number = fc.record({
  filterType: fc.constant('number' as const),
  type: fc.constantFrom(
    'equals',
    'notEqual',
    'greaterThan',
    'greaterThanOrEqual',
    'lessThan',
    'lessThanOrEqual',
    'inRange',
    'blank',
    'notBlank',
  ),
  filter: fc.constantFrom(0, 10, 10.5, -5, 3e9),
  filterTo: fc.constantFrom(10, 20, 1e9),
});
const date = fc.record({
  filterType: fc.constant('date' as const),
  type: fc.constantFrom('equals', 'notEqual', 'greaterThan', 'lessThan', 'inRange', 'blank', 'notBlank'),
  dateFrom: fc.constantFrom(...days),
  dateTo: fc.constantFrom(...days),
});
const age = fc.record({
  filterType: fc.constant('duration' as const),
  type: fc.constantFrom('greaterThan', 'lessThan', 'inRange'),
  filter: fc.constantFrom(0, 90, 100_000),
  filterTo: fc.constantFrom(200_000, 5_000_000),
});
const set = (...values: (string | number | boolean)[]) =>
  fc.record({ filterType: fc.constant('set' as const), values: fc.subarray([...values, null]) });
const oneOrMore = (...conditions: fc.Arbitrary<unknown>[]) => {
  const one = fc.oneof(...conditions);
  return fc.oneof(
    one,
    fc.record({
      filterType: fc.constant('text'),
      operator: fc.constantFrom('AND', 'OR'),
      conditions: fc.array(one, { minLength: 1, maxLength: 3 }),
    }),
  ) as fc.Arbitrary<ColumnFilter>;
};
const model = fc.record(
  {
    cliente: oneOrMore(text, set('Águila', '')),
    codigo: oneOrMore(text, set('X1', 'ñ')),
    number: oneOrMore(number, text, set(1, 2, 39)),
    total: oneOrMore(number, set(10, 10.5)),
    fecha: oneOrMore(date, age),
    dia: oneOrMore(date),
    activo: set(true, false),
    marcas: set('HP', 'Dahua'),
  },
  { requiredKeys: [] },
);
const sortable = fc.constantFrom('number', 'cliente', 'codigo', 'total', 'fecha', 'dia', 'activo') as fc.Arbitrary<
  keyof Cosa
>;

test('every filter and order means the same in SQL as in the oracle, and pages by cursor and by offset tile the rows', async () => {
  const sort = fc.array(fc.record({ colId: sortable, sort: fc.constantFrom('asc' as const, 'desc' as const) }), {
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(model, sort, fc.integer({ min: 1, max: 50 }), async (filterModel, sortModel, size) => {
      const chosen = sortModel.length > 0 ? sortModel : [{ colId: 'number' as const, sort: 'desc' as const }];
      const byId = chosen.at(-1)!.sort === 'asc' ? 1 : -1;
      const expected = rows
        .filter((row) =>
          Object.entries(filterModel).every(([field, filter]) => passes(row, field as keyof Cosa, filter)),
        )
        .sort(
          (a, b) =>
            chosen.reduce((found, s) => found || compare(s.colId, s.sort)(a, b), 0) ||
            byId * (a._key < b._key ? -1 : 1),
        )
        .map((r) => r.pmp);
      const whole = await ask({ filterModel, sortModel });
      expect(whole.rows.map((r) => r.pmp)).toEqual(expected);
      expect(whole.lastRow).toBe(expected.length);
      expect(await ask({ filterModel, sortModel }, {}, true)).toEqual(whole);
      let cursor: string | undefined;
      for (let startRow = 0; startRow < expected.length; startRow += size) {
        const part = { filterModel, sortModel, startRow, endRow: startRow + size };
        const page = await ask({ ...part, cursor }, {}, true);
        expect(page.rows.map((r) => r.pmp)).toEqual(expected.slice(startRow, startRow + size));
        expect((await ask(part, {}, true)).rows).toEqual(page.rows);
        expect((await ask(part)).rows).toEqual(page.rows);
        expect(page.lastRow).toBe(startRow + size >= expected.length ? expected.length : null);
        cursor = page.cursor;
      }
    }),
    { numRuns: Number(process.env.GRID_RUNS ?? 150) },
  );
});

test('ops.plain says what plain of the domain says', async () => {
  const samples = [
    ...words,
    'Łódź Ňandú',
    'cafe\u0301',
    'ÀÉÎÕÜ çÇ',
    'MAYÚSCULAS ñÑ',
    '日本 é',
    'ß',
    'DEMO\u2011N\u200b',
    'DEMO\u00ad-Ñ',
    "o'higgins",
  ];
  const { rows: found } = await pool.query<{ p: string }>(
    'SELECT ops.plain(t) AS p FROM unnest($1::text[]) WITH ORDINALITY AS u(t, n) ORDER BY n',
    [samples],
  );
  expect(found.map((r) => r.p)).toEqual(samples.map((s) => (s.includes('Ł') ? 'łodz nandu' : plain(s))));
});

test('every word of the quick filter must be found in some column', async () => {
  const found = await ask({ quickFilter: 'PENA cia' });
  expect(new Set(found.rows.map((r) => r.cliente))).toEqual(new Set(['Peña y Cía.']));
  expect((await ask({ quickFilter: '39' })).rows.every((r) => r.number === 39)).toBe(true);
  expect((await ask({ quickFilter: 'nada-de-esto' })).lastRow).toBe(0);
});

test('a RUT is found with or without its dots and hyphen, whole or in part', async () => {
  await createTables(pool, [{ table: 'ruts', columns: { number: 'integer', rut: 'text' } }]);
  await pool.query(
    "INSERT INTO read.ruts (_key, number, rut) SELECT n::text, n, rut FROM (VALUES (1, '79.829.418-0'), (2, '12.345.678-K'), (3, '12.345.679-8'), (4, NULL)) AS r(n, rut)",
  );
  const ruts = {
    ...grid,
    table: 'ruts',
    columns: new Map([
      ['number', { type: 'number' as const, sql: '"number"' }],
      ['rut', { type: 'rut' as const, sql: '"rut"' }],
    ]),
    quickFilter: ['rut'],
  };
  const found = async (part: Partial<GridRequest>) => {
    const reply = await runGrid<{ number: number }>(pool, ruts, request(part), {});
    if (isRejection(reply)) throw new Error(reply.mensaje);
    return reply.rows.map((r) => r.number).sort();
  };
  for (const [quickFilter, numbers] of [
    ['79829418', [1]],
    ['79829418-0', [1]],
    ['798294180', [1]],
    ['79.829.418-0', [1]],
    ['79.82', [1]],
    ['12345678k', [2]],
    ['1234567', [2, 3]],
    ['-', []],
    ['spa', []],
  ] as const)
    expect([quickFilter, await found({ quickFilter })]).toEqual([quickFilter, numbers]);
  const filter = (type: 'contains' | 'equals' | 'notEqual' | 'blank', text?: string) =>
    found({ filterModel: { rut: { filterType: 'text', type, filter: text } } });
  expect([
    await filter('contains', '345.67'),
    await filter('equals', '12345678-k'),
    await filter('notEqual', '798294180'),
    await filter('blank'),
  ]).toEqual([[2, 3], [2], [2, 3, 4], [4]]);
  expect(await found({ filterModel: { rut: { filterType: 'set', values: ['12.345.678-K', null] } } })).toEqual([2, 4]);
});

test('a list of nothing is blank, like one that nobody wrote', async () => {
  const found = async (type: 'blank' | 'notBlank') =>
    (await ask({ filterModel: { marcas: { filterType: 'text', type } } })).rows.map((r) => r.pmp).toSorted();
  const empty = ({ marcas }: Cosa) => marcas === null || marcas.length === 0;
  const numbers = (of: readonly Cosa[]) => of.map(({ pmp }) => pmp).toSorted();
  expect(await found('blank')).toEqual(numbers(rows.filter(empty)));
  expect(await found('notBlank')).toEqual(numbers(rows.filter((row) => !empty(row))));
});

test('row scope: sellers own rows, brands by list, outsiders nothing without a column, nobody without a session', async () => {
  const scope = { ejecutivo: 'ejecutivo', marca: 'marcas' };
  const count = async (viewer: Parameters<typeof runGrid>[3]) => (await ask({}, viewer)).lastRow;
  const own = rows.filter((r) => r.ejecutivo === 'u1').length;
  expect(await count({ scope, user: user({ perfil: 'Ejecutivo de Ventas' }) })).toBe(own);
  const manager = user({ perfil: 'Brand Manager', marcas: ['Dahua', 'X'] });
  const reached = rows.filter((r) => r.marcas?.includes('Dahua') || r.ejecutivo === 'u1');
  expect(await count({ scope, user: manager })).toBe(reached.length);
  // Alternatives stay within the other conditions.
  const late = { number: { filterType: 'number', type: 'greaterThanOrEqual', filter: 20 } } as const;
  const found = await ask({ filterModel: late }, { scope, user: manager });
  expect(found.lastRow).toBe(reached.filter((r) => r.number >= 20).length);
  expect(await count({ scope, user: user({ perfil: 'Brand Manager' }) })).toBe(own);
  expect(await count({ scope: { marca: 'marcas' }, user: user({ perfil: 'Brand Manager' }) })).toBe(0);
  expect(await count({ scope, user: user({ perfil: 'Cliente', cliente_id: 'c' }) })).toBe(0);
  expect(await count({ scope })).toBe(0);
  expect(await count({ scope, user: user({ perfil: 'Finanzas' }) })).toBe(rows.length);
});

test('cost fields are absent without margenes, and no filter or order probes them', async () => {
  const viewer = { user: user({ perfil: 'Finanzas' }), costFields: ['pmp'] };
  expect((await ask({}, viewer)).rows[0]).not.toHaveProperty('pmp');
  expect((await ask({}, { ...viewer, user: SYSTEM })).rows[0]).toHaveProperty('pmp');
  for (const part of [
    { sortModel: [{ colId: 'pmp', sort: 'asc' as const }] },
    { filterModel: { pmp: { filterType: 'number' as const, type: 'equals' as const, filter: 1 } } },
  ]) {
    expect(await runGrid(pool, grid, request(part), viewer)).toMatchObject({
      rejected: true,
      codigo: 'PETICION_INVALIDA',
    });
  }
});

test('unknown columns and filters of another type are refused', async () => {
  const parts: Partial<GridRequest>[] = [
    { filterModel: { nada: { filterType: 'text' as const, type: 'contains' as const, filter: 'x' } } },
    { filterModel: { fecha: { filterType: 'number' as const, type: 'equals' as const, filter: 1 } } },
    { filterModel: { fecha: { filterType: 'date' as const, type: 'equals' as const, dateFrom: '2026-02-30' } } },
    { filterModel: { total: { filterType: 'number' as const, type: 'equals' as const } } },
    { sortModel: [{ colId: 'marcas', sort: 'asc' as const }] },
    { sortModel: [{ colId: '"; drop table read.cosa; --', sort: 'asc' as const }] },
  ];
  for (const part of parts)
    expect(await runGrid(pool, grid, request(part), {})).toMatchObject({ rejected: true, codigo: 'PETICION_INVALIDA' });
});

test('asOf answers from the history', async () => {
  await pool.query(
    "INSERT INTO read.cosa_history (_key, number, cliente, _desde, _hasta, _position) VALUES ('a', 1, 'antes', '2026-01-01', '2026-02-01', 1), ('a', 1, 'después', '2026-02-01', 'infinity', 2)",
  );
  expect((await ask({ asOf: '2026-01-31T00:00:00Z' })).rows.map((r) => r.cliente)).toEqual(['antes']);
  expect((await ask({ asOf: '2026-02-01T00:00:00Z' })).rows.map((r) => r.cliente)).toEqual(['después']);
  expect((await ask({ asOf: '2025-01-01T00:00:00Z' })).lastRow).toBe(0);
});

test('a stream gives every row of the filtered grid in order', async () => {
  const found: unknown[] = [];
  for await (const row of streamGrid(
    pool,
    grid,
    request({ filterModel: { activo: { filterType: 'set', values: [true] } } }),
    {},
  ))
    found.push(row.pmp);
  expect(found).toEqual(
    (await ask({ filterModel: { activo: { filterType: 'set', values: [true] } } })).rows.map((r) => r.pmp),
  );
});
