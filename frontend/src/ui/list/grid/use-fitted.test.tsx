import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { moneyColumn, textColumn } from '../columns.tsx';
import type { Column } from '../types.ts';
import { floorOf, headingRoom } from './column-defs.tsx';
import { useFitted } from './use-fitted.ts';

const columns: readonly Column<never>[] = [
  textColumn('nombre', 'Nombre', { minWidth: 160, flex: 2 }),
  textColumn('comuna', 'Comuna'),
  moneyColumn('total', 'Total'),
  textColumn('giro', 'Giro', { initialHide: true }),
];

/** Nothing is laid out in a test: each letter takes ten px. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Range.prototype, 'getBoundingClientRect').mockImplementation(function (this: Range) {
    return { width: this.toString().length * 10 } as DOMRect;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function gridOf(rows: readonly Readonly<Record<string, string>>[], width: number): HTMLDivElement {
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientWidth', { value: width });
  box.innerHTML = rows
    .map(
      (row) =>
        `<div class="ag-row">${Object.entries(row)
          .map(([id, text]) => `<div class="ag-cell" style="padding: 0 8px" col-id="${id}">${text}</div>`)
          .join('')}</div>`,
    )
    .join('');
  return box;
}

/** The hook over such rows; what it told the grid. */
function fitted(name: string, box: HTMLDivElement, arranged = false, of = columns) {
  const told: Record<string, { flex?: number; width?: number }> = {};
  const api = {
    isDestroyed: () => false,
    setColumnsVisible: () => undefined,
    applyColumnState: ({ state }: { state: { colId: string; flex?: number; width?: number }[] }) => {
      for (const { colId, ...size } of state) told[colId] = size;
    },
  } as unknown as GridApi<never>;
  const { result } = renderHook(() =>
    useFitted<never>({
      name,
      box: { current: box },
      api: () => api,
      columns: of,
      arranged: { current: arranged },
      menu: false,
      ticks: false,
    }),
  );
  return { told, ...result.current };
}

test('texts get the room that those of the first rows need; a column that nobody asked for a share like the others', () => {
  const grid = fitted('textos', gridOf([{ nombre: 'a'.repeat(20), comuna: 'Ñuñoa', total: '$1' }], 500));
  grid.fitToRows();
  // 218 and 68 px are what they need, 112 the amount; 102 are left, two thirds of them for the name.
  expect(grid.told['nombre']!.flex! * 100).toBeCloseTo(218 + (102 * 2) / 3);
  expect(grid.told['comuna']!.flex! * 100).toBeCloseTo(68 + 102 / 3);
  expect(grid.told['total']).toEqual({ width: 112 });
  expect(grid.told['giro']!.flex! * 100).toBe(100);
});

test('where a text would be cut, a figure leaves it what it does not need', () => {
  const grid = fitted('justos', gridOf([{ nombre: 'a'.repeat(60), comuna: 'Ñuñoa', total: '$1' }], 500));
  grid.fitToRows();
  const { width } = grid.told['total']!;
  expect(width).toBeLessThan(112);
  // Of its heading nothing is cut.
  expect(width).toBe(headingRoom(columns[2]!));
  expect(grid.told['nombre']!.flex! * 100).toBeCloseTo(500 - 68 - width!);
});

test('a column that stands further from the edge of the list gets that room too', () => {
  const box = gridOf([{ nombre: 'a'.repeat(60), comuna: 'Ñuñoa', total: '$1.234.567' }], 500);
  box.querySelector<HTMLElement>('[col-id=total]')!.style.paddingLeft = '30px';
  const grid = fitted('al borde', box);
  grid.fitToRows();
  expect(grid.told['total']).toEqual({ width: 100 + 30 + 8 + 2 });
});

test('where the first rows were still to come, the next ones say what texts need', () => {
  const box = gridOf([{ nombre: 'a'.repeat(20), comuna: 'Ñuñoa', total: '$1' }], 500);
  box.querySelector('.ag-row')!.classList.add('row-loading');
  const grid = fitted('tardias', box);
  grid.fitToRows();
  box.querySelector('.ag-row')!.classList.remove('row-loading');
  grid.growToRows();
  jest.runAllTimers();
  expect(grid.told['nombre']!.flex! * 100).toBeCloseTo(218 + (102 * 2) / 3);
});

test('an amount that would be cut has its column grow, whoever comes back finds it so, and texts stay where they are', () => {
  const box = gridOf([{ nombre: 'corto', total: '$1' }], 500);
  const grid = fitted('montos', box);
  grid.fitToRows();
  box.querySelector('[col-id=total]')!.textContent = '$1.234.567.890';
  grid.growToRows();
  jest.runAllTimers();
  expect(grid.told['total']).toEqual({ width: 158 });
  const again = fitted('montos', gridOf([], 500));
  again.fit();
  expect(again.told['total']).toEqual({ width: 158 });
  expect(again.told['nombre']).toEqual(grid.told['nombre']);
});

test('columns that somebody arranged stay as they are', () => {
  const grid = fitted('arreglada', gridOf([{ nombre: 'a'.repeat(40) }], 500), true);
  grid.fit();
  grid.fitToRows();
  grid.growToRows();
  jest.runAllTimers();
  expect(grid.told).toEqual({});
});

test('a column that says nothing on the page gives way, and one that seldom does is not widened for it', () => {
  const rows = (total: (n: number) => string) =>
    Array.from({ length: 6 }, (_, n) => ({ nombre: 'a'.repeat(20), comuna: 'b'.repeat(20), total: total(n) }));
  const width = (name: string, total: (n: number) => string): number => {
    const grid = fitted(name, gridOf(rows(total), 900));
    grid.fitToRows();
    return grid.told.total!.width!;
  };
  const each = width('todas', () => '$123.456.789');
  expect(width('pocas', (n) => (n === 0 ? '$123.456.789' : ''))).toBeLessThan(each);
  expect(width('ninguna', () => '–')).toBeLessThan(width('pocas', (n) => (n === 0 ? '$123.456.789' : '')));
});

test('a text keeps the characters that it was declared with while others give way, and leaves what short ones do not need', () => {
  const client = { ...columns[0]!, chars: 24 };
  const width = (name: string, nombre: string): number => {
    const rows = [{ nombre, comuna: 'b'.repeat(90), total: '$1.234.567' }];
    const grid = fitted(name, gridOf(rows, 480), false, [client, ...columns.slice(1)]);
    grid.fitToRows();
    return grid.told.nombre!.flex! * 100;
  };
  expect(floorOf(client)).toBeGreaterThan(24 * 6.8);
  expect(width('largos', 'a'.repeat(60))).toBeGreaterThanOrEqual(floorOf(client));
  expect(width('cortos', 'a'.repeat(8))).toBeLessThan(floorOf(client));
});
