import { MOMENT_PARAM } from '../../api/moment.ts';

/** What a list shows: carried by the address, so that a link shows the same (UX, Grids). */
export interface ListState {
  readonly filterModel: Readonly<Record<string, Filter>>;
  readonly quick: string;
  readonly sort: readonly { readonly colId: string; readonly sort: 'asc' | 'desc' }[];
  /** ISO instant of *Ver al día…*; empty = now. */
  readonly asOf: string;
}

/** What of it changes; of what stands there at that moment, where one filter of several changes. */
export type ListChange =
  | Partial<ListState>
  | ((old: ListState) => Partial<Pick<ListState, 'filterModel' | 'quick' | 'sort'>>);
export const partOf = (change: ListChange, old: ListState): Partial<ListState> =>
  typeof change === 'function' ? change(old) : change;

/** One column's filter, as the grid contract has it. */
export type Filter = { readonly filterType: string } & Readonly<Record<string, unknown>>;
export type SetFilter = { readonly filterType: 'set'; readonly values: readonly (string | number | boolean | null)[] };

export const isSet = (filter: Filter): filter is SetFilter => filter.filterType === 'set';

/** Filter of days of Santiago, both included. */
export const between = (from: string, to: string): Filter => ({
  filterType: 'date',
  type: 'inRange',
  dateFrom: `${from} 00:00:00`,
  dateTo: `${to} 00:00:00`,
});

/** Parameters of the address that belong to a list; the rest (an open dialog) is left alone. */
const KEYS = { filters: 'f', quick: 'q', sort: 'o', asOf: MOMENT_PARAM } as const;
export const LIST_PARAMETERS: readonly string[] = Object.values(KEYS);

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && typeof (value as Filter).filterType === 'string';

function readFilters(text: string | null): ListState['filterModel'] {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).filter((e): e is [string, Filter] => isFilter(e[1])));
  } catch {
    return {};
  }
}

/** Reads a list's state from an address; whatever is not understood is left out. */
export function readListState(search: URLSearchParams): ListState {
  const sort = (search.get(KEYS.sort) ?? '').split(',').flatMap((part) => {
    const [colId, direction] = part.split(/\.(?=asc$|desc$)/);
    return colId && (direction === 'asc' || direction === 'desc') ? [{ colId, sort: direction } as const] : [];
  });
  const asOf = search.get(KEYS.asOf) ?? '';
  return {
    filterModel: readFilters(search.get(KEYS.filters)),
    quick: search.get(KEYS.quick) ?? '',
    sort,
    asOf: Number.isNaN(Date.parse(asOf)) ? '' : asOf,
  };
}

/** Address parameters with a list's state in them; empty parts are absent. */
export function writeListState(search: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (key: string, value: string) => {
    if (value) next.set(key, value);
    else next.delete(key);
  };
  put(KEYS.filters, Object.keys(state.filterModel).length > 0 ? JSON.stringify(state.filterModel) : '');
  put(KEYS.quick, state.quick);
  put(KEYS.sort, state.sort.map((s) => `${s.colId}.${s.sort}`).join(','));
  put(KEYS.asOf, state.asOf);
  return next;
}

/** Address of a list with filters, for dashboards that open a grid filtered. */
export const listHref = (path: string, state: Partial<ListState>): string =>
  `${path}?${writeListState(new URLSearchParams(), { filterModel: {}, quick: '', sort: [], asOf: '', ...state }).toString()}`;
