import type { GridRequest } from '@power/domain/kernel/grid';
import { code, key, number, rut, text } from '@power/domain/kernel/field';
import { everyone } from '@power/domain/kernel/query';
import { defineRow } from '@power/domain/kernel/row';
import type pg from 'pg';
import { createReadModels } from '../../laboratory/testing/read-models.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { gridOf } from '../rows/grid.ts';
import { searchIndex } from './searched-text.ts';
import { selectionOf } from './where.ts';

const row = defineRow({
  projection: 'things/thing-list',
  table: 'thing_list',
  scope: everyone,
  long: true,
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    nombre: text('Nombre', { search: true }),
    codigo: code('Código', { search: true, nullable: true }),
    legalcode: rut('RUT', { search: true }),
  },
});
const grid = gridOf(row, { defaultSort: [{ colId: 'number', sort: 'desc' }] });

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(pool, [row]);
  await pool.query(`CREATE INDEX thing_search ON read.thing_list ${searchIndex(row).sql}`);
  await pool.query('CREATE INDEX thing_number ON read.thing_list (number)');
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** Nodes of the plan by which the rows of a request are found when reading the whole table is no choice. */
async function planOf(request: Partial<GridRequest>): Promise<string> {
  const selection = selectionOf(grid, { filterModel: {}, ...request } as GridRequest, {});
  const client = await pool.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT 1 FROM read.thing_list WHERE ${selection.where}`,
      [...selection.values],
    );
    return rows.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await client.query('RESET enable_seqscan');
    client.release();
  }
}

test.each<[string, Partial<GridRequest>, string[]]>([
  ['a word', { quickFilter: 'cámara' }, ['thing_search']],
  ['a number, which may also be part of a text', { quickFilter: '1234' }, ['thing_number', 'thing_search']],
  ['part of a tax id', { quickFilter: '76.543' }, ['thing_search']],
  ['two words', { quickFilter: 'camara domo' }, ['thing_search']],
  [
    'the filter of a searched column',
    { filterModel: { codigo: { filterType: 'text', type: 'contains', filter: 'ABC' } } },
    ['thing_search'],
  ],
])('rows of a long list are found by its indexes: %s', async (_what, request, indexes) => {
  const plan = await planOf(request);
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('a sign beside words is passed over, and alone finds nothing, where an index answers, and looked for where every row is read', () => {
  const of = (one: typeof grid, quickFilter: string) => selectionOf(one, { filterModel: {}, quickFilter }, {});
  expect(of(grid, 'domo – ;;').values).toEqual(of(grid, 'domo').values);
  expect(of(grid, '–').where).toBe('false');
  expect(of({ ...grid, long: false }, 'domo –').values).toHaveLength(2);
});

test('a filter of a column whose text the searched one holds looks in that too; others do not', () => {
  const held = { ...grid, long: false, quickFilter: ['nombre'], held: ['codigo'] };
  const where = (field: string) =>
    selectionOf(held, { filterModel: { [field]: { filterType: 'text', type: 'contains', filter: 'AB' } } }, {}).where;
  expect(where('codigo')).toContain('ops.plain("nombre") LIKE');
  expect(where('legalcode')).not.toContain('"nombre"');
});
