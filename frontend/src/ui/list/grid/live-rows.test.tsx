import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { topics } from '../../../live/socket.ts';
import { useLiveRows } from './live-rows.ts';

type Row = { readonly _id: string; readonly estado: string };

/** A list of one row, `a`, over a server that answers `answer`; stands in for the grid where the hook touches it. */
function list(answer: Row[]) {
  const node = { id: 'a', rowIndex: 0, data: { _id: 'a', estado: 'antes' }, setData: jest.fn() };
  const grid = {
    isDestroyed: () => false,
    getRowNode: (key: string) => (key === 'a' ? node : undefined),
    isLastRowIndexKnown: () => true,
    getDisplayedRowCount: () => 1,
    flashCells: jest.fn(),
    redrawRows: jest.fn(),
    refreshInfiniteCache: jest.fn(),
  };
  const server = { busy: false, fetchBlock: jest.fn(async () => ({ rows: answer, lastRow: answer.length })) };
  const { result } = renderHook(() =>
    useLiveRows<Row>({
      api: () => grid as unknown as GridApi<Row>,
      topic: 'orders/order-list',
      blockSize: 20,
      rowId: ({ _id }) => _id,
      busy: () => server.busy,
      fetchBlock: server.fetchBlock,
      onNew: () => undefined,
    }),
  );
  return { node, grid, server, pointer: result.current.pointer };
}
const change = () => topics.emit('orders/order-list', { clave: 'a', op: 'cambio' } as never);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a change that comes while rows are on their way is applied after them: they may be older', async () => {
  const after = { _id: 'a', estado: 'después' };
  const { node, server } = list([after]);
  server.busy = true;
  change();
  await jest.advanceTimersByTimeAsync(2000);
  expect(server.fetchBlock).not.toHaveBeenCalled();
  server.busy = false;
  await jest.advanceTimersByTimeAsync(1000);
  expect(node.setData).toHaveBeenCalledWith(after);
});

test('a row that left stays while a hand moves over the list, and goes when it is elsewhere', async () => {
  const { grid, pointer } = list([]);
  pointer.onPointerMove();
  change();
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).not.toHaveBeenCalled();
  pointer.onPointerLeave();
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
});

test('a dialog that closes over a pointer at rest keeps no row: nobody moved it there', async () => {
  const { grid, pointer } = list([]);
  pointer.onPointerMove();
  pointer.onPointerLeave();
  expect(pointer).not.toHaveProperty('onPointerEnter');
  change();
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
});
