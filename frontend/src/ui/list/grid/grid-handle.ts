import type { GridApi } from 'ag-grid-community';
import type { Column } from '../types.ts';
import type { ArrangedColumn } from '../views/saved-view.ts';
import { firstColumn, idOf } from './column-defs.tsx';
import { isIdle, onceThere } from './grid-focus.ts';

export interface GridHandle {
  readonly refresh: () => void;
  readonly focus: () => void;
  readonly columns: () => readonly { id: string; name: string; visible: boolean }[];
  readonly clearSelection: () => void;
  readonly showColumn: (id: string, visible: boolean) => void;
  /** Columns in their order, for a saved view; none on a phone, which has no columns. */
  readonly arrangement: () => readonly ArrangedColumn[];
  /** As a saved view has them: what it does not know comes after, what is gone is passed over. */
  readonly arrange: (columns: readonly ArrangedColumn[]) => void;
}

interface Options<Row> {
  readonly api: GridApi<Row>;
  readonly columns: readonly Column<Row>[];
  readonly phone: boolean;
  /** New rows that were announced have been seen. */
  readonly seen: () => void;
  /** The person arranged the columns: from now on they stay as they are. */
  readonly arranged: () => void;
}

/** What the page does with its grid. */
export function handleOf<Row>({ api, columns, phone, seen, arranged }: Options<Row>): GridHandle {
  return {
    refresh: () => {
      seen();
      api.ensureIndexVisible(0);
      api.purgeInfiniteCache();
    },
    focus: () => {
      const cell = api.getFocusedCell();
      const row = cell?.rowIndex ?? 0;
      const go = () => api.setFocusedCell(row, cell?.column ?? firstColumn(columns, phone));
      if (api.getDisplayedRowAtIndex(row)?.data) return go();
      // Whoever has gone elsewhere meanwhile stays there.
      onceThere(api, row, () => isIdle() && go());
    },
    columns: () =>
      columns.map((c) => ({
        id: idOf(c),
        name: c.headerName ?? c.field,
        visible: api.getColumn(idOf(c))?.isVisible() ?? true,
      })),
    clearSelection: () => api.deselectAll(),
    showColumn: (id, visible) => {
      arranged();
      api.setColumnsVisible([id], visible);
    },
    arrangement: () =>
      phone
        ? []
        : api
            .getColumnState()
            .filter(({ colId }) => columns.some((c) => idOf(c) === colId))
            .map(({ colId, hide, width, flex }) => ({
              colId,
              hide: hide === true,
              width: width ?? 0,
              flex: flex ?? null,
            })),
    arrange: (wanted) => {
      if (phone) return;
      arranged();
      api.applyColumnState({ state: wanted.map((c) => ({ ...c })), applyOrder: true });
    },
  };
}
