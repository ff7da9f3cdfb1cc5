import { filterWords } from './filters/filter-words.ts';
import { listHref, type ListState, readListState, writeListState } from './list-state.ts';
import { santiagoInstant } from '../clock/santiago-instant.ts';

const state: ListState = {
  filterModel: {
    cliente: { filterType: 'text', type: 'contains', filter: 'ñuble & cía' },
    estatus: { filterType: 'set', values: ['En Picking'] },
  },
  quick: 'cámara 4',
  sort: [
    { colId: 'cliente.nombre', sort: 'desc' },
    { colId: 'number', sort: 'asc' },
  ],
  asOf: '2026-11-17T18:40:00.000Z',
};

test('what a list shows survives the address', () => {
  const search = writeListState(new URLSearchParams('pedido=12'), state);
  expect(search.get('pedido')).toBe('12');
  expect(readListState(new URLSearchParams(search.toString()))).toEqual(state);
});

test('an empty state leaves no trace', () => {
  const search = writeListState(new URLSearchParams(listHref('/x', state).slice(3)), {
    filterModel: {},
    quick: '',
    sort: [],
    asOf: '',
  });
  expect(search.toString()).toBe('');
});

test.each(['f=no-json', 'f=[1]', 'f={"a":1}', 'o=cliente.up', 'al=ayer'])(
  'a broken address (%s) is an unfiltered list',
  (text) => {
    expect(readListState(new URLSearchParams(text))).toEqual({ filterModel: {}, quick: '', sort: [], asOf: '' });
  },
);

test('filters in words', () => {
  expect(filterWords({ filterType: 'number', type: 'inRange', filter: 1000, filterTo: 2500.5 })).toBe(
    'entre 1.000 y 2.500,5',
  );
  expect(filterWords({ filterType: 'date', type: 'equals', dateFrom: '2026-09-06 00:00:00' })).toBe('= 06-09-2026');
  expect(
    filterWords({
      filterType: 'text',
      operator: 'OR',
      conditions: [
        { filterType: 'text', type: 'contains', filter: 'a' },
        { filterType: 'text', type: 'blank' },
      ],
    }),
  ).toBe('contiene a o vacío');
  expect(filterWords({ filterType: 'set', values: ['u-1'], nombres: ['Eva Soto'] })).toBe('Eva Soto');
});

test('a Santiago wall-clock time is one instant, in summer and in winter', () => {
  expect(santiagoInstant('2026-11-17T15:40')).toBe('2026-11-17T18:40:00.000Z');
  expect(santiagoInstant('2026-07-01T15:40')).toBe('2026-07-01T19:40:00.000Z');
  expect(santiagoInstant('')).toBeUndefined();
});
