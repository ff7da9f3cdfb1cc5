import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { topics } from '../../../live/socket.ts';
import { useLiveRows } from './live-rows.ts';

type Row = { readonly _id: string; readonly estado: string };

const BLOCK = 20;
const named = (n: number): Row => ({ _id: `r${n}`, estado: 'antes' });

/** A list of rows over a server that has `has`, both first to last; stands in for the grid where the hook touches it. */
function list(
  shown: readonly Row[],
  has: readonly Row[],
  { counted = true, top = 0, selects = true, progress = undefined as string | undefined } = {},
) {
  const nodes = shown.map((data, rowIndex) => ({ id: data._id, rowIndex, data, setData: jest.fn() }));
  const grid = {
    isDestroyed: () => false,
    getRowNode: (key: string) => nodes.find(({ id }) => id === key),
    forEachNode: (visit: (node: object) => void) => nodes.forEach(visit),
    isLastRowIndexKnown: () => counted,
    getDisplayedRowCount: () => shown.length,
    getFirstDisplayedRowIndex: () => top,
    getLastDisplayedRowIndex: () => top + 10,
    getFocusedCell: () => null,
    flashCells: jest.fn(),
    redrawRows: jest.fn(),
    refreshInfiniteCache: jest.fn(),
  };
  const server = {
    busy: false,
    fetchBlock: jest.fn(async (from: number, to: number) => ({
      rows: has.slice(from, to),
      lastRow: counted ? has.length : null,
    })),
  };
  const onNew = jest.fn();
  const told = new Map<string, Row>();
  const { result, rerender } = renderHook(
    (now: { readonly progress: string | undefined }) =>
      useLiveRows<Row>({
        api: () => grid as unknown as GridApi<Row>,
        topic: 'orders/order-list',
        blockSize: BLOCK,
        rowId: ({ _id }) => _id,
        busy: () => server.busy,
        fetchBlock: server.fetchBlock,
        onNew,
        progress: now.progress,
        told: { changed: () => undefined, take: (key) => told.get(key), selects: () => selects },
      }),
    { initialProps: { progress } },
  );
  const reach = (progress: string | undefined) => rerender({ progress });
  const glowing = () =>
    (grid.flashCells.mock.calls as unknown as [{ rowNodes: { id: string }[] }][]).flatMap(([{ rowNodes }]) =>
      rowNodes.map(({ id }) => id),
    );
  return { nodes, grid, server, onNew, told, glowing, reach, pointer: result.current.pointer };
}
const A = [{ _id: 'a', estado: 'antes' }];
const change = (clave = 'a', op = 'cambio') => topics.emit('orders/order-list', { clave, op } as never);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a change that comes while rows are on their way is applied after them: they may be older', async () => {
  const after = { _id: 'a', estado: 'después' };
  const { nodes, server } = list(A, [after]);
  server.busy = true;
  change();
  await jest.advanceTimersByTimeAsync(2000);
  expect(server.fetchBlock).not.toHaveBeenCalled();
  server.busy = false;
  await jest.advanceTimersByTimeAsync(1000);
  expect(nodes[0]!.setData).toHaveBeenCalledWith(after);
});

test('a row that left stays while a hand moves over the list, and goes when it is elsewhere', async () => {
  const { grid, pointer } = list(A, []);
  pointer.onPointerMove();
  change();
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).not.toHaveBeenCalled();
  pointer.onPointerLeave();
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
});

test('a dialog that closes over a pointer at rest keeps no row: nobody moved it there', async () => {
  const { grid, pointer } = list(A, []);
  pointer.onPointerMove();
  pointer.onPointerLeave();
  expect(pointer).not.toHaveProperty('onPointerEnter');
  change();
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
});

test('a row that did change glows where it is; the same again does not', async () => {
  const after = { _id: 'r1', estado: 'después' };
  const { nodes, glowing } = list([named(0), named(1)], [named(0), after]);
  change('r0');
  change('r1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(glowing()).toEqual(['r1']);
  expect(nodes[1]!.setData).toHaveBeenCalledWith(after);
});

test('a row that new ones above pushed into the next block has not left the list', async () => {
  const rows = Array.from({ length: 40 }, (_, n) => named(n));
  const last = { ...named(BLOCK - 1), estado: 'después' };
  const { nodes, grid, onNew } = list(rows, [
    named(-2),
    named(-1),
    ...rows.map((row, n) => (n === BLOCK - 1 ? last : row)),
  ]);
  change('r-1');
  change(last._id);
  await jest.advanceTimersByTimeAsync(1000);
  expect(nodes[BLOCK - 1]!.setData).toHaveBeenCalledWith(last);
  expect(grid.redrawRows).not.toHaveBeenCalled();
  expect(onNew).toHaveBeenCalledWith(2);
});

test('a list too long to be counted announces what stands above its first row', async () => {
  const rows = Array.from({ length: BLOCK }, (_, n) => named(n));
  const { onNew } = list(rows, [named(-3), named(-2), named(-1), ...rows], { counted: false });
  change('r-3');
  await jest.advanceTimersByTimeAsync(1000);
  expect(onNew).toHaveBeenCalledWith(3);
});

test('when anything may have changed, the rows in view are put in place; the others wait until the pointer has left', async () => {
  const rows = Array.from({ length: 8 * BLOCK }, (_, n) => named(n));
  const { nodes, grid, pointer } = list(
    rows,
    rows.map((row) => ({ ...row, estado: 'después' })),
    { top: 2 * BLOCK },
  );
  pointer.onPointerMove();
  change('', 'reiniciar');
  await jest.advanceTimersByTimeAsync(1000);
  expect(nodes.flatMap(({ id, setData }) => (setData.mock.calls.length > 0 ? [id] : []))).toEqual(
    rows.slice(2 * BLOCK, 3 * BLOCK).map(({ _id }) => _id),
  );
  expect(grid.refreshInfiniteCache).not.toHaveBeenCalled();
  pointer.onPointerLeave();
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
});

test('rows that could not be asked for are not struck out', async () => {
  const { grid, server } = list(A, []);
  server.fetchBlock.mockRejectedValue(new Error('503'));
  change();
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.fetchBlock).toHaveBeenCalled();
  expect(grid.redrawRows).not.toHaveBeenCalled();
});

test('a row that came with its change is shown without asking; the one that did not is asked for', async () => {
  const rows = [named(0), named(1)];
  const { nodes, server, told, glowing } = list(rows, [named(0), { ...named(1), estado: 'pedida' }]);
  told.set('r0', { ...named(0), estado: 'dicha' });
  change('r0');
  await jest.advanceTimersByTimeAsync(1000);
  expect(nodes[0]!.setData).toHaveBeenCalledWith({ _id: 'r0', estado: 'dicha' });
  expect([server.fetchBlock.mock.calls.length, glowing()]).toEqual([0, ['r0']]);
  change('r1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(nodes[1]!.setData).toHaveBeenCalledWith({ _id: 'r1', estado: 'pedida' });
  expect(server.fetchBlock).toHaveBeenCalledTimes(1);
});

test('a change further down makes no whole list longer, so nobody looks for what is new; one that came does', async () => {
  const { server, onNew } = list([named(0)], [named(1), named(0)], { selects: false });
  change('r7', 'upsert');
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.fetchBlock).not.toHaveBeenCalled();
  change('r1', 'insert');
  await jest.advanceTimersByTimeAsync(1000);
  expect(onNew).toHaveBeenCalledWith(1);
});

test('in a list that leaves rows out a change may bring one into view', async () => {
  const { server } = list([named(0)], [named(0)]);
  change('r7', 'upsert');
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.fetchBlock).toHaveBeenCalledTimes(1);
});

test('rows of a job come by themselves, also under the pointer, and none is only announced', async () => {
  const { grid, onNew, pointer } = list([named(0)], [named(1), named(0)], { progress: 'En proceso 1' });
  pointer.onPointerMove();
  change('r1', 'insert');
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
  expect(onNew).not.toHaveBeenCalled();
});

test('rows are asked for again whenever the job says that it went on or is done', async () => {
  const { grid, reach } = list([named(0)], [named(0)], { progress: 'En proceso 1' });
  reach('En proceso 1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).not.toHaveBeenCalled();
  reach('Listo 1');
  await jest.advanceTimersByTimeAsync(1000);
  expect(grid.refreshInfiniteCache).toHaveBeenCalledTimes(1);
});
