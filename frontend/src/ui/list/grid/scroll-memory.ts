import type { GridApi } from 'ag-grid-community';
import { useRef, useState } from 'react';
import { onceThere } from './grid-focus.ts';

interface Place {
  readonly top: number;
  readonly row: number;
  readonly colId: string;
}

const places = new Map<string, Place>();

/** Coming back to a list (not arriving anew) finds the same rows on screen and the same cell focused. */
export function useScrollMemory<Row>(name: string, api: () => GridApi<Row> | undefined, returning: boolean) {
  const [place] = useState(() => (returning ? places.get(name) : undefined));
  const restored = useRef(false);
  const keep = () => {
    const grid = api();
    if (!grid || grid.isDestroyed()) return;
    const cell = grid.getFocusedCell();
    places.set(name, {
      top: grid.getFirstDisplayedRowIndex(),
      row: cell?.rowIndex ?? -1,
      colId: cell?.column.getColId() ?? '',
    });
  };
  return {
    /** Rows to make room for before the first block is there. */
    rows: (place?.top ?? 0) + 40,
    keep,
    restore: () => {
      const found = restored.current ? undefined : place;
      const grid = api();
      restored.current = true;
      if (!found || !grid || (found.top <= 0 && found.row < 0)) return;
      grid.ensureIndexVisible(Math.max(0, found.top), 'top');
      if (found.row < 0 || !found.colId) return;
      // The focused row's block comes after the first one.
      onceThere(grid, found.row, () => grid.setFocusedCell(found.row, found.colId));
    },
  };
}
