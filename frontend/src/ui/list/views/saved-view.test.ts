import type { ListState } from '../list-state.ts';
import { openView, viewOf } from './saved-view.ts';

const text = (filter: string) => ({ filterType: 'text', type: 'contains', filter });
const state: ListState = {
  filterModel: { cliente: text('ñuble'), zona: text('sur') },
  quick: 'cámara',
  sort: [
    { colId: 'zona', sort: 'asc' },
    { colId: 'number', sort: 'desc' },
  ],
  asOf: '',
};
const column = (colId: string) => ({ colId, hide: false, width: 100, flex: null });

test('a view shows again what it kept', () => {
  const view = viewOf('Ñuble', state, [column('zona'), column('number')]);
  expect(openView(view, new Set(['cliente', 'zona', 'number']))).toEqual({
    state,
    columns: [column('zona'), column('number')],
    lost: [],
  });
});

test('a column that is gone takes its filter and its order along, and nothing else', () => {
  const {
    state: now,
    columns,
    lost,
  } = openView(viewOf('Ñuble', state, [column('zona'), column('number')]), new Set(['cliente', 'number']));
  expect(now).toEqual({
    filterModel: { cliente: text('ñuble') },
    quick: 'cámara',
    sort: [{ colId: 'number', sort: 'desc' }],
    asOf: '',
  });
  expect([columns, lost]).toEqual([[column('number')], ['zona']]);
});

test('a view of filters alone leaves the columns as they are', () => {
  expect(openView({ nombre: 'x', busqueda: 'q=a' }, new Set())).toMatchObject({
    state: { quick: 'a', filterModel: {}, sort: [] },
    columns: [],
    lost: [],
  });
});
