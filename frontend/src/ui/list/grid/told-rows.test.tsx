import { renderHook } from '@testing-library/react';
import { events, topics } from '../../../live/socket.ts';
import type { ListState } from '../list-state.ts';
import type { GridCall } from '../types.ts';
import { useToldRows } from './told-rows.ts';

type Row = { readonly number: number; readonly estado: string };

const query = { path: '/pedido_ventas/listar', accion: 'grid', topic: 'pedidos' } as unknown as GridCall;
const plain: ListState = { filterModel: {}, quick: '', sort: [], asOf: '' };
const [before, after]: Row[] = [
  { number: 7, estado: 'antes' },
  { number: 7, estado: 'después' },
] as const as never;
const tell = (filas: object, completa = true, consulta = 'filas /pedido_ventas/listar grid') =>
  events.emit('filas', { consulta, orden: ['number'], completa, filas });
const list = (state: Partial<ListState> = {}, { params = {}, topic = 'pedidos' } = {}) =>
  renderHook(() => useToldRows<Row>(query, topic, params, { ...plain, ...state }, () => state.sort ?? [])).result
    .current;

test('follows its list by name, and not where it is asked for with more than every list is', () => {
  const { unmount } = renderHook(() => useToldRows<Row>(query, 'pedidos', {}, plain, () => []));
  expect(topics.names()).toEqual(['filas /pedido_ventas/listar grid']);
  unmount();
  expect(topics.names()).toEqual([]);
  list({}, { params: { bodega: 'BOD' } });
  list({}, { topic: 'otro' });
  expect(topics.names()).toEqual([]);
});

test('what came with a change is known of it once; a change that nothing came with makes it unknown', () => {
  const told = list();
  tell({ 7: after });
  told.changed('7');
  expect(told.take('7', before!)).toEqual(after);
  expect(told.take('7', before!)).toBeUndefined();
  tell({ 7: after });
  told.changed('7');
  told.changed('7');
  expect(told.take('7', before!)).toBeUndefined();
  tell({ 7: after }, true, 'filas /otra grid');
  told.changed('7');
  expect(told.take('7', before!)).toBeUndefined();
});

test.each<[string, Partial<ListState>, Row | undefined]>([
  ['it is sorted as ever', {}, after],
  ['it is sorted by what did not change', { sort: [{ colId: 'number', sort: 'asc' }] }, after],
  ['it is sorted by what changed', { sort: [{ colId: 'estado', sort: 'asc' }] }, undefined],
  ['what changed is filtered by', { filterModel: { estado: { filterType: 'set' } } }, undefined],
  ['what did not change is filtered by', { filterModel: { number: { filterType: 'number' } } }, after],
  ['what no row tells is filtered by', { filterModel: { cliente_id: { filterType: 'set' } } }, undefined],
  ['a word is searched for', { quick: 'antes' }, undefined],
])('the row stands where it stood when %s: %j', (_, state, expected) => {
  const told = list(state);
  tell({ 7: after });
  told.changed('7');
  expect(told.take('7', before!)).toEqual(expected);
});

test('rows are left out as far as is known, unless the list says that it holds all and nothing is filtered', () => {
  const told = list();
  expect(told.selects()).toBe(true);
  tell({}, false);
  expect(told.selects()).toBe(true);
  tell({});
  expect(told.selects()).toBe(false);
  const filtered = list({ quick: 'norte' });
  tell({});
  expect(filtered.selects()).toBe(true);
});
