import type { GridApi } from 'ag-grid-community';
import { useLayoutEffect, useRef } from 'react';
import type { Blocks } from './fetch-block.ts';
import type { Placed } from './kept-grids.tsx';
import { refreshAround } from './refresh-around.ts';

interface Options<Row> extends Placed {
  readonly api: () => GridApi<Row> | undefined;
  readonly blocks: Blocks<Row>;
  /** The list is there again, with what the grid has to tell it. */
  readonly onBack: (count: number | null) => void;
}

/**
 * A grid whose list was left: it gives up what it asked for, and nothing touches it, for where it stands apart it would
 * measure itself wrongly. When the list comes back, it lets go of the rows that were ticked, is at the cell where it was,
 * and asks what became of the rows that are seen.
 */
export function useParking<Row>({ api, parked, visit, returning, blocks, onBack }: Options<Row>) {
  const seen = useRef(visit);
  const count = useRef<number | null>(null);
  /** Whether somebody who came back may still see these rows is not known. */
  const unproven = useRef(false);
  useLayoutEffect(() => {
    const grid = api();
    if (!grid) return;
    if (parked) blocks.pause();
    if (parked || seen.current === visit) return;
    seen.current = visit;
    unproven.current = true;
    grid.deselectAll();
    onBack(count.current);
    const cell = grid.getFocusedCell();
    if (cell && returning) grid.setFocusedCell(cell.rowIndex, cell.column);
    else grid.clearFocusedCell();
    refreshAround(grid, blocks.busy);
  }, [parked, visit]);
  return {
    /** Rows of now are there. */
    came: (lastRow: number | null): void => {
      count.current = lastRow;
      unproven.current = false;
    },
    /** They do not come. */
    failed: (): void => {
      if (unproven.current) api()?.purgeInfiniteCache();
      unproven.current = false;
    },
  };
}
