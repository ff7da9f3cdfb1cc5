import fc from 'fast-check';
import type { PivotGroup } from './pivot.ts';
import { pivotRequest } from './pivot.ts';
import { byValue, keyOf, type PivotRow, tableOf, TOTAL } from './pivot-table.ts';

const group = (f: (string | null)[], c: (string | null)[], ...v: (number | null)[]): PivotGroup => ({ f, c, v });

/** Sales by brand and seller, over two months; subtotals and totals come as groups of their own. */
const groups: PivotGroup[] = [
  group(['Dahua', 'Eva'], ['2026-02'], 30),
  group(['Dahua', 'Eva'], ['2026-01'], 10),
  group(['Dahua', 'Eva'], [], 40),
  group(['Dahua', 'Ana'], ['2026-01'], 5),
  group(['Dahua', 'Ana'], [], 5),
  group(['Dahua'], [], 45),
  group(['ajax'], [], 100),
  group([null], [], 1),
  group(['Équipos'], [], null),
  group([], ['2026-01'], 15),
  group([], [], 146),
];
const names = (row: PivotRow) => row.children.map(({ values }) => values.at(-1));

test('groups are rows within rows, with their figures by column and over all of them', () => {
  const { total, columns } = tableOf(groups);
  expect(total.key).toBe(TOTAL);
  expect(total.cells.get(TOTAL)).toEqual([146]);
  expect(total.cells.get(keyOf(['2026-01']))).toEqual([15]);
  expect(columns).toEqual([
    { key: '["2026-01"]', values: ['2026-01'] },
    { key: '["2026-02"]', values: ['2026-02'] },
  ]);
  const dahua = total.children.find(({ values }) => values[0] === 'Dahua')!;
  expect(dahua.key).toBe('["Dahua"]');
  expect(names(dahua)).toEqual(['Ana', 'Eva']);
  expect([...dahua.children[1]!.cells]).toEqual([
    ['["2026-02"]', [30]],
    ['["2026-01"]', [10]],
    [TOTAL, [40]],
  ]);
});

test('rows stand in the order of people’s language, what has no value last', () => {
  expect(names(tableOf(groups).total)).toEqual(['ajax', 'Dahua', 'Équipos', null]);
});

test.each([
  ['most first', { column: TOTAL, measure: 0, descending: true }, ['ajax', 'Dahua', null, 'Équipos']],
  ['least first', { column: TOTAL, measure: 0, descending: false }, [null, 'Dahua', 'ajax', 'Équipos']],
  // Nobody else has a figure in February: they stand by name.
  ['by a column', { column: '["2026-02"]', measure: 0, descending: true }, ['ajax', 'Dahua', 'Équipos', null]],
])('by a figure, %s, and nobody’s knowledge last', (_, order, rows) => {
  expect(names(tableOf(groups, order).total)).toEqual(rows);
});

test('of the same figure the name decides; of one that is unknown it stands below all that are known', () => {
  const same = [group(['b'], [], 1, null), group(['a'], [], 1, 7), group(['c'], [], 2, null)];
  const by = (measure: number, descending: boolean) =>
    names(tableOf(same, { column: TOTAL, measure, descending }).total);
  expect(by(0, false)).toEqual(['a', 'b', 'c']);
  expect(by(0, true)).toEqual(['c', 'a', 'b']);
  expect(by(1, true)).toEqual(['a', 'b', 'c']);
  expect(by(1, false)).toEqual(['a', 'b', 'c']);
});

test('figures within names: 9 before 10, and capitals and accents as people sort them', () => {
  expect(['B10', 'b9', null, 'Á', 'a2'].toSorted(byValue)).toEqual(['Á', 'a2', 'b9', 'B10', null]);
  expect([byValue(null, null), byValue('x', 'x')]).toEqual([0, 0]);
});

test('a row above that no group spoke of is there all the same', () => {
  const { total } = tableOf([group(['x', 'y'], [], 3)]);
  expect(names(total)).toEqual(['x']);
  expect(total.children[0]!.cells.size).toBe(0);
  expect(total.children[0]!.children[0]!.cells.get(TOTAL)).toEqual([3]);
  expect(tableOf([])).toEqual({ total: { key: '', values: [], children: [], cells: new Map() }, columns: [] });
});

test('columns of two fields stand by the first, then by the second', () => {
  const columns = (...values: (string | null)[][]) =>
    tableOf(values.map((c) => group([], c, 1))).columns.map((column) => column.values);
  expect(columns(['b', 'x'], ['a', null], ['a', 'z'], ['a', 'y'])).toEqual([
    ['a', 'y'],
    ['a', 'z'],
    ['a', null],
    ['b', 'x'],
  ]);
});

test('whatever comes in whatever order, no group is lost and none is made up', () => {
  const word = fc.constantFrom('a', 'B', 'ñ', null);
  const paths = fc.uniqueArray(fc.array(word, { maxLength: 3 }), { selector: keyOf, maxLength: 20 });
  fc.assert(
    fc.property(paths, fc.boolean(), (made, descending) => {
      const table = tableOf(
        made.map((f, n) => group(f, [], n)),
        { column: TOTAL, measure: 0, descending },
      );
      const found = new Map<string, number>();
      const walk = (row: PivotRow): void => {
        const figure = row.cells.get(TOTAL)?.[0];
        if (figure !== undefined && figure !== null) found.set(row.key, figure);
        row.children.forEach(walk);
      };
      walk(table.total);
      expect(found).toEqual(new Map(made.map((f, n) => [keyOf(f), n])));
    }),
  );
});

test('a field stands in rows or in columns, once, and a figure is asked for once', () => {
  const request = pivotRequest('pivote', {
    dimensions: ['marca', 'mes'],
    measures: { neto: { label: 'Neto', kind: 'pesos' }, unidades: { label: 'Unidades', kind: 'count' } },
  });
  const parse = (more: object) => request.safeParse({ accion: 'pivote', medidas: ['neto'], ...more });
  expect(parse({ filas: ['marca'], columnas: ['mes'], medidas: ['neto', 'unidades'] }).success).toBe(true);
  expect(parse({ filas: ['marca'], columnas: ['marca'] }).error!.issues).toMatchObject([
    { path: ['filas'], message: 'Un campo va una sola vez' },
  ]);
  expect(parse({ medidas: ['neto', 'neto'] }).error!.issues[0]!.message).toBe('Un campo va una sola vez');
});
