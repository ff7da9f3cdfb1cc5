import { readTyped, type TypedKind, writeTyped } from './typed-filter.ts';

test.each<[TypedKind, string, object]>([
  ['text', 'ana', { filterType: 'text', type: 'contains', filter: 'ana' }],
  ['text', '=Ana', { filterType: 'text', type: 'equals', filter: 'Ana' }],
  ['text', '!ana', { filterType: 'text', type: 'notContains', filter: 'ana' }],
  ['text', '!=ana', { filterType: 'text', type: 'notEqual', filter: 'ana' }],
  ['text', 'ana*', { filterType: 'text', type: 'startsWith', filter: 'ana' }],
  ['text', '*ana', { filterType: 'text', type: 'endsWith', filter: 'ana' }],
  ['text', 'vacío', { filterType: 'text', type: 'blank' }],
  ['number', '1.500', { filterType: 'number', type: 'equals', filter: 1500 }],
  ['number', '>=10', { filterType: 'number', type: 'greaterThanOrEqual', filter: 10 }],
  ['number', '!7', { filterType: 'number', type: 'notEqual', filter: 7 }],
  ['number', '-5..20', { filterType: 'number', type: 'inRange', filter: -5, filterTo: 20 }],
  ['number', '*', { filterType: 'number', type: 'notBlank' }],
  ['day', '3-7-2026', { filterType: 'date', type: 'equals', dateFrom: '2026-07-03' }],
  ['day', '>3-7-2026', { filterType: 'date', type: 'greaterThan', dateFrom: '2026-07-03' }],
  ['day', '1-7-2026..15-7-2026', { filterType: 'date', type: 'inRange', dateFrom: '2026-07-01', dateTo: '2026-07-15' }],
  ['day', 'vacío', { filterType: 'date', type: 'blank' }],
  ['duration', '>2 h', { filterType: 'duration', type: 'greaterThan', filter: 120 }],
  ['duration', '<30 min', { filterType: 'duration', type: 'lessThan', filter: 30 }],
  ['duration', '1 d..3 d', { filterType: 'duration', type: 'inRange', filter: 1440, filterTo: 4320 }],
])('%s «%s», and back', (kind, typed, filter) => {
  expect(readTyped(kind, typed)).toEqual(filter);
  expect(readTyped(kind, writeTyped(filter as never)!)).toEqual(filter);
});

test('an age without a sign is a least age', () => {
  expect(readTyped('duration', '2 h')).toEqual({ filterType: 'duration', type: 'greaterThan', filter: 120 });
});

test.each<[TypedKind, string]>([
  ['number', 'mucho'],
  ['number', '1..x'],
  ['day', '31-02-2026'],
  ['day', 'ayer..'],
  ['duration', 'tarde'],
])('%s «%s» is not understood', (kind, typed) => expect(readTyped(kind, typed)).toBeUndefined());

test('nothing typed is no filter; several conditions are no field’s to say', () => {
  expect(readTyped('number', '  ')).toBeNull();
  expect(writeTyped(undefined)).toBe('');
  expect(writeTyped({ filterType: 'text', operator: 'OR', conditions: [] })).toBeUndefined();
});
