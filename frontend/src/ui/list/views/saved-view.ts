import { type ListState, readListState, writeListState } from '../list-state.ts';

/** One column of a list as somebody arranged it. */
export interface ArrangedColumn {
  readonly colId: string;
  readonly hide: boolean;
  readonly width: number;
  /** Shares the room that is left; null once it was given a width by hand. */
  readonly flex: number | null;
}

/** Filters, order and columns of a list under a name, as they are kept for a person. */
export interface SavedView {
  readonly nombre: string;
  /** Address parameters, without the question mark. */
  readonly busqueda: string;
  /** In their order; absent in a view of filters alone. */
  readonly columnas?: readonly ArrangedColumn[];
}

export const viewOf = (nombre: string, state: ListState, columnas: readonly ArrangedColumn[]): SavedView => ({
  nombre,
  busqueda: writeListState(new URLSearchParams(), state).toString(),
  columnas,
});

/**
 * A view as the list can show it today. A filter or an order by a column that is gone is left out and named in `lost`:
 * the person sees more rows than the view meant. Columns that are gone, or new, the grid takes care of.
 */
export function openView(
  view: SavedView,
  known: ReadonlySet<string>,
): { readonly state: ListState; readonly columns: readonly ArrangedColumn[]; readonly lost: readonly string[] } {
  const state = readListState(new URLSearchParams(view.busqueda));
  const filterModel = Object.fromEntries(Object.entries(state.filterModel).filter(([field]) => known.has(field)));
  const sort = state.sort.filter(({ colId }) => known.has(colId));
  const named = [...Object.keys(state.filterModel), ...state.sort.map(({ colId }) => colId)];
  return {
    state: { ...state, filterModel, sort },
    columns: (view.columnas ?? []).filter(({ colId }) => known.has(colId)),
    lost: [...new Set(named)].filter((field) => !known.has(field)),
  };
}
