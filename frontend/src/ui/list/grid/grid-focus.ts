import type { CellPosition, GridApi, TabToNextCellParams } from 'ag-grid-community';
import type { KeyboardEvent } from 'react';

const FIELD = '.ag-floating-filter-full-body :is(input, button)';

/** Into the first field of the filter row as soon as it is drawn. Returns how to stop waiting for it. */
export function enterFilters(grid: HTMLElement): () => void {
  const enter = () => {
    const field = grid.querySelector<HTMLElement>(FIELD);
    field?.focus();
    if (field) drawn.disconnect();
  };
  const drawn = new MutationObserver(enter);
  drawn.observe(grid, { childList: true, subtree: true });
  enter();
  return () => drawn.disconnect();
}

/** Esc leads from a field of the filter row to the rows that it left. */
export function leaveFilters(e: KeyboardEvent<HTMLElement>, toRows: () => void): void {
  const field = e.target as Element;
  // A calendar or a list of values that is open closes first; it lies elsewhere.
  if (e.key !== 'Escape' || !e.currentTarget.contains(field) || !field.closest('.ag-floating-filter')) return;
  if (!field.closest('[aria-expanded="true"]')) toRows();
}

/** Calls `then` once a row has its data and is drawn with it: until then there is no cell to focus, or it is about to go. */
export function onceThere<Row>(api: GridApi<Row>, row: number, then: () => void): void {
  const look = () => {
    if (!api.getDisplayedRowAtIndex(row)?.data) return;
    api.removeEventListener('modelUpdated', look);
    setTimeout(() => {
      if (!api.isDestroyed()) then();
    });
  };
  api.addEventListener('modelUpdated', look);
  look();
}

/** Nothing has the focus: the page itself. */
export const isIdle = (): boolean => document.activeElement?.matches('body, main') === true;

/** Where the rows have less room than before, the one that the keyboard is on stays in view. */
export function keepInView<Row>(api: GridApi<Row>): void {
  const cell = api.getFocusedCell();
  if (cell && cell.rowIndex < api.getDisplayedRowCount()) api.ensureIndexVisible(cell.rowIndex);
}

/**
 * Tab leaves the rows, down past them and up to the heading of the column: cell by cell, as the grid has it, thousands of
 * rows would lie between the keyboard and the foot of the page. Arrows go from cell to cell.
 */
const tabOut =
  (phone: boolean) =>
  ({ backwards, editing, previousCellPosition, nextCellPosition }: TabToNextCellParams): CellPosition | boolean => {
    if (editing) return nextCellPosition ?? false;
    return backwards && !phone ? { rowIndex: -1, rowPinned: null, column: previousCellPosition.column } : false;
  };

export const TAB_OUT = { phone: tabOut(true), wide: tabOut(false) } as const;
