import { ageOf, columnsFor, evenly, FIRST_COLUMN, placeInColumns } from './columns.ts';
import { firstName } from '@power/domain/dashboards/first-name.shared';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

test('the first column holds six, the rest goes to the second, top to bottom', () => {
  const { placed, more } = placeInColumns(numbers(9));
  expect(placed.filter((p) => p.column === 1).map((p) => p.item)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(placed.filter((p) => p.column === 2).map((p) => [p.item, p.row])).toEqual([
    [7, 1],
    [8, 2],
    [9, 3],
  ]);
  expect(more).toBe(0);
});

test.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [7, 6],
  [40, 6],
])('%i cards: %i in the first column', (count, first) => {
  expect(placeInColumns(numbers(count)).placed.filter((p) => p.column === 1)).toHaveLength(first);
  expect(first).toBeLessThanOrEqual(FIRST_COLUMN);
});

test.each([
  [0, 1],
  [6, 1],
  [7, 2],
] as const)('%i cards take %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});

test.each([
  [6, 6],
  [7, 4],
  [8, 4],
  [12, 6],
  [40, 6],
])('%i cards fill both columns evenly with %i in the first, six at most', (count, first) => {
  const { placed } = placeInColumns(numbers(count), 12, evenly(count));
  expect(placed.filter((p) => p.column === 1)).toHaveLength(first);
  expect(Math.max(...placed.map((p) => p.row))).toBe(first);
});

test('a wallboard says how many it has no room for', () => {
  const { placed, more } = placeInColumns(numbers(20), 12);
  expect(placed).toHaveLength(12);
  expect(more).toBe(8);
});

test('colours change at 15 and 30 minutes', () => {
  expect([0, 14.99, 15, 29.99, 30, 90].map((minutes) => ageOf(minutes * 60_000))).toEqual([
    'nuevo',
    'nuevo',
    'atencion',
    'atencion',
    'tarde',
    'tarde',
  ]);
});

test.each([
  ['María José Pérez', 'María'],
  ['SOCIEDAD ANDINA LTDA', 'Andina'],
  ['Tecnologías Ñuble Castillo Telecom SpA', 'Tecnologías Ñuble'],
  ['Obras Civiles Andes Carrasco S.A.', 'Obras Civiles'],
  ['Comercial', 'Comercial'],
  ['  juan  soto ', 'Juan'],
  ['', ''],
])('%s is called %s', (name, called) => {
  expect(firstName(name)).toBe(called);
});
