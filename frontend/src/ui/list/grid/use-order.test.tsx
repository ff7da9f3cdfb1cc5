import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import type { ListState } from '../list-state.ts';
import { useOrder } from './use-order.ts';

type Sort = ListState['sort'];
const up: Sort = [{ colId: 'total', sort: 'asc' }];
const down: Sort = [{ colId: 'total', sort: 'desc' }];

/** A grid whose headings were pressed, and the address of its list. */
function list(sort: Sort = []) {
  const box = document.createElement('div');
  const told: unknown[] = [];
  const applied: unknown[] = [];
  let shown: Sort = sort;
  const api = {
    getColumnState: () => shown.map((s, sortIndex) => ({ ...s, sortIndex })),
    applyColumnState: ({ state }: { state: Sort }) => applied.push(state),
  } as unknown as GridApi;
  const { result, rerender } = renderHook(
    (address: Sort) =>
      useOrder({
        api: () => api,
        box: { current: box },
        sort: address,
        busy: () => true,
        phone: false,
        parked: false,
        onState: (change) => void told.push(change),
      }),
    { initialProps: sort },
  );
  const press = (order: Sort): void => {
    shown = order;
    result.current.choose(order);
    result.current.settled();
  };
  return { press, told, applied, address: rerender, box, grid: result.current };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the address follows once, however often a heading was pressed', () => {
  const { press, told } = list();
  press(up);
  press(down);
  expect(told).toEqual([]);
  jest.runAllTimers();
  expect(told).toEqual([{ sort: down }]);
});

test('whatever the hand does next finds the order in the address, but for another heading', () => {
  document.body.innerHTML = '<div class="ag-header-cell"><b></b></div><button></button>';
  const { press, told } = list();
  press(up);
  document.querySelector('b')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(told).toEqual([]);
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(told).toEqual([{ sort: up }]);
  jest.runAllTimers();
  expect(told).toHaveLength(1);
});

test('an order that was pressed back tells nothing', () => {
  const { press, told } = list(up);
  press(down);
  press(up);
  jest.runAllTimers();
  expect(told).toEqual([]);
});

test('the grid takes another order from the address, not while one of its own is yet to be told there', () => {
  const { press, applied, address } = list();
  address(up);
  expect(applied).toEqual([[{ ...up[0], sortIndex: 0 }]]);
  press(down);
  address([]);
  expect(applied).toHaveLength(1);
});

test('where the rows of the new order are late, those that stay meanwhile say so', () => {
  const { grid, box } = list();
  grid.choose(up);
  expect(box).not.toHaveAttribute('data-late');
  jest.advanceTimersByTime(1000);
  expect(box).toHaveAttribute('data-late');
  grid.settled();
  expect(box).not.toHaveAttribute('data-late');
});
