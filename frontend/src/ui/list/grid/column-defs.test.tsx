import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { moneyColumn, numberColumn, textColumn } from '../columns.tsx';
import { beyond, roomy } from './column-defs.tsx';
import { cardOf, rowCard } from './row-card.tsx';

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

test('a ninth column comes only where the texts have more room than they need at least', () => {
  const nine = Array.from({ length: 9 }, (_, n) => textColumn(`t${n}`, 'T', { minWidth: 100 }));
  expect(beyond(nine.slice(0, 8), 800, { menu: false, ticks: false })).toEqual([]);
  expect(beyond(nine, 1259, { menu: false, ticks: false })).toEqual(['t8']);
  expect(beyond(nine, 1260, { menu: false, ticks: false })).toEqual([]);
});

test('the first column stays even where nothing fits', () => {
  expect(beyond(columns, 50, { menu: false, ticks: false })).toEqual(['b', 'c', 'e']);
});

test('a card without a plan has number, name and amount above, the rest below', () => {
  expect(cardOf(columns)).toEqual({ first: ['a', 'b', 'c'], second: ['e'] });
});

test('a column has room for its heading, which is told whole on hover; a very long one is cut', () => {
  const column = (headerName: string) => roomy(textColumn('a', headerName, { flex: 0, width: 80 }));
  expect(column('Pesos por dólar')).toMatchObject({ width: 121, headerTooltip: 'Pesos por dólar' });
  expect(column('A').width).toBe(80);
  expect(column('Requiere verificación de crédito').width).toBe(156);
  expect(roomy(textColumn('a', 'Motivo de la corrección', { minWidth: 90 })).minWidth).toBe(156);
  // What hides for want of room counts that room too.
  expect(
    beyond([columns[0]!, { ...column('Pesos por dólar'), field: 'z' }], 200, { menu: false, ticks: false }),
  ).toEqual(['z']);
});

test('amounts alone stand at the right of a card: another figure has its heading below', () => {
  const listed = [textColumn('a', 'A'), textColumn('b', 'B'), numberColumn('c', 'Lead time'), moneyColumn('d', 'D')];
  expect(cardOf(listed)).toEqual({ first: ['a', 'b', 'd'], second: ['c'] });
  const Card = rowCard(listed, cardOf(listed)) as (row: { data: object }) => ReactElement;
  const { container } = render(createElement(Card, { data: { a: 'x', b: 'y', c: 12, d: 1000 } }));
  expect(container.textContent).toBe('xy$1.000Lead time 12');
});
