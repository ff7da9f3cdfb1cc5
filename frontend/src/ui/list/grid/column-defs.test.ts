import { moneyColumn, textColumn } from '../columns.tsx';
import { beyond } from './column-defs.tsx';
import { cardOf } from './row-card.tsx';

const columns = [
  textColumn('a', 'A', { flex: 0, width: 100 }),
  textColumn('b', 'B', { minWidth: 150 }),
  moneyColumn('c', 'C', 'CLP', { width: 120 }),
  textColumn('d', 'D', { initialHide: true }),
  textColumn('e', 'E', { flex: 0, width: 90 }),
];

test('columns that do not fit go, the last ones first; ticks and actions need room too', () => {
  expect(beyond(columns, 460, { menu: false, ticks: false })).toEqual([]);
  expect(beyond(columns, 459, { menu: false, ticks: false })).toEqual(['e']);
  expect(beyond(columns, 450, { menu: true, ticks: true })).toEqual(['c', 'e']);
});

test('the first column stays even where nothing fits', () => {
  expect(beyond(columns, 50, { menu: false, ticks: false })).toEqual(['b', 'c', 'e']);
});

test('a card without a plan has number, name and amount above, the rest below', () => {
  expect(cardOf(columns)).toEqual({ first: ['a', 'b', 'c'], second: ['e'] });
});
