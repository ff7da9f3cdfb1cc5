import type { IGetRowsParams } from 'ag-grid-community';
import { createGrid, EventApiModule, ModuleRegistry, RowApiModule, ColumnApiModule } from 'ag-grid-community';
import { keptRowsModule, together } from './kept-rows.ts';

ModuleRegistry.registerModules([keptRowsModule, EventApiModule, RowApiModule, ColumnApiModule]);

interface Row {
  readonly id: string;
}
type Asked = IGetRowsParams & { readonly answer: (rows: readonly string[]) => void };

/** What a grid asked for, answered by the test. */
function source() {
  const asked: Asked[] = [];
  return {
    asked,
    getRows: (params: IGetRowsParams) => {
      asked.push({
        ...params,
        answer: (ids) =>
          params.successCallback(
            ids.map((id): Row => ({ id })),
            ids.length,
          ),
      });
    },
  };
}
const ask = (datasource: ReturnType<typeof together>, startRow: number, heard: string[]) =>
  datasource.getRows({
    startRow,
    endRow: startRow + 20,
    successCallback: () => heard.push(`${startRow}`),
    failCallback: () => heard.push(`${startRow} failed`),
  } as unknown as IGetRowsParams);

test('blocks of one order are handed on together, and what was asked for meanwhile with them', () => {
  const server = source();
  const heard: string[] = [];
  const held = together(server, [0, 20], (all) => all());
  for (const start of [0, 20, 40]) ask(held, start, heard);
  server.asked[2]!.answer(['c']);
  server.asked[0]!.answer(['a']);
  expect(heard).toEqual([]);
  server.asked[1]!.answer(['b']);
  expect(heard).toEqual(['40', '0', '20']);
});

test('where one of them does not come, none is: the rows that are seen stay those of one order', () => {
  const server = source();
  const heard: string[] = [];
  const held = together(server, [0, 20], (all) => all());
  for (const start of [0, 20]) ask(held, start, heard);
  server.asked[0]!.answer(['a']);
  server.asked[1]!.failCallback();
  expect(heard).toEqual(['0 failed', '20 failed']);
  ask(held, 0, heard);
  server.asked[2]!.answer(['a']);
  expect(heard.at(-1)).toBe('0');
});

describe('a grid', () => {
  const until = async (so: () => boolean): Promise<void> => {
    while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  async function filled() {
    const server = source();
    const box = document.body.appendChild(document.createElement('div'));
    const api = createGrid<Row>(box, {
      rowModelType: 'infinite',
      datasource: server,
      columnDefs: [{ field: 'id' }],
      getRowId: ({ data }) => data.id,
      cacheBlockSize: 20,
      suppressRowVirtualisation: true,
    });
    await until(() => server.asked.length === 1);
    server.asked[0]!.answer(['a', 'b', 'c']);
    const rows = () => [0, 1, 2].map((n) => api.getDisplayedRowAtIndex(n)?.data?.id);
    const sort = (direction: 'asc' | 'desc') =>
      api.applyColumnState({ state: [{ colId: 'id', sort: direction }], defaultState: { sort: null } });
    return { api, server, rows, sort };
  }

  test('keeps its rows until those of another order are there, and asks for these with it', async () => {
    const { api, server, rows, sort } = await filled();
    const nodes = [0, 1, 2].map((n) => api.getDisplayedRowAtIndex(n));
    sort('desc');
    expect(rows()).toEqual(['a', 'b', 'c']);
    await until(() => server.asked.length === 2);
    expect(server.asked[1]!.sortModel).toMatchObject([{ colId: 'id', sort: 'desc' }]);
    expect(rows()).toEqual(['a', 'b', 'c']);
    server.asked[1]!.answer(['c', 'b', 'a']);
    expect(rows()).toEqual(['c', 'b', 'a']);
    expect([0, 1, 2].map((n) => api.getDisplayedRowAtIndex(n))).toEqual(nodes);
    expect(api.getRowNode('c')?.rowIndex).toBe(0);
    api.destroy();
  });

  test('shows the order that was asked for last, whichever answer comes first', async () => {
    const { api, server, rows, sort } = await filled();
    sort('desc');
    await until(() => server.asked.length === 2);
    sort('asc');
    await until(() => server.asked.length === 3);
    server.asked[2]!.answer(['a', 'b', 'c']);
    server.asked[1]!.answer(['c', 'b', 'a']);
    expect(rows()).toEqual(['a', 'b', 'c']);
    sort('desc');
    await until(() => server.asked.length === 4);
    server.asked[3]!.answer(['c', 'b', 'a']);
    expect(rows()).toEqual(['c', 'b', 'a']);
    api.destroy();
  });

  test('given a grid that is left with a block to be asked for → the answer to another breaks nothing', async () => {
    const { api, server, sort } = await filled();
    const errors: unknown[] = [];
    const note = ({ error }: ErrorEvent) => errors.push(error);
    window.addEventListener('error', note);
    sort('desc');
    await until(() => server.asked.length === 2);
    api.setRowCount(40);
    // AG Grid asks for its block in a turn of its own.
    api.getDisplayedRowAtIndex(25);
    api.destroy();
    server.asked[1]!.answer(['c', 'b', 'a']);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    window.removeEventListener('error', note);
    expect([server.asked.length, errors]).toEqual([3, []]);
  });

  test('keeps the rows that it has where the others do not come', async () => {
    const { api, server, rows, sort } = await filled();
    sort('desc');
    await until(() => server.asked.length === 2);
    server.asked[1]!.failCallback();
    expect(rows()).toEqual(['a', 'b', 'c']);
    sort('asc');
    await until(() => server.asked.length === 3);
    server.asked[2]!.answer(['b', 'c', 'd']);
    expect(rows()).toEqual(['b', 'c', 'd']);
    api.destroy();
  });

  test('asked for anew, touches the rows that changed, and no others', async () => {
    const { api, server, rows } = await filled();
    const touched: number[] = [];
    for (const n of [0, 1, 2]) api.getDisplayedRowAtIndex(n)!.addEventListener('dataChanged', () => touched.push(n));
    for (const ids of [
      ['a', 'b', 'c'],
      ['a', 'd', 'c'],
    ]) {
      const before = server.asked.length;
      api.refreshInfiniteCache();
      await until(() => server.asked.length > before);
      server.asked.at(-1)!.answer(ids);
      expect(rows()).toEqual(ids);
    }
    expect(touched).toEqual([1]);
    api.destroy();
  });
});
