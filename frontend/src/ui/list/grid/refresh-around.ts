import type { GridApi } from 'ag-grid-community';

/**
 * Fetches the rows anew. The keyboard stays on the record that it is on, wherever that comes to stand: Enter must not open
 * another one because a row above it went.
 */
export function refreshAround<Row>(grid: GridApi<Row>, busy: () => boolean): void {
  const cell = grid.getFocusedCell();
  const id = cell ? grid.getDisplayedRowAtIndex(cell.rowIndex)?.id : undefined;
  grid.refreshInfiniteCache();
  // A dialog above the list keeps the focus.
  if (!cell || id === undefined || !document.activeElement?.closest('.ag-cell')) return;
  const from = cell.rowIndex;
  const follow = (): void => {
    const now = grid.getFocusedCell();
    const to = grid.getRowNode(id)?.rowIndex ?? from;
    const moved = now?.rowIndex !== from;
    if (moved || to !== from || !busy()) grid.removeEventListener('modelUpdated', follow);
    // The cells of what has just come are drawn after this.
    if (!moved && to !== from)
      setTimeout(() => {
        if (!grid.isDestroyed()) grid.setFocusedCell(to, cell.column);
      });
  };
  grid.addEventListener('modelUpdated', follow);
}
