import { useQueries } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryKey } from '../../api/hooks.ts';
import { SELDOM, useLiveRefresh } from '../../live/refresh.ts';
import { formatCount } from '../format/numbers.ts';
import type { Filter, ListState } from './list-state.ts';
import styles from './list-tabs.module.css';
import type { GridCall } from './types.ts';
import { useListState } from './use-list-state.ts';

type Filters = ListState['filterModel'];
export interface ListTab {
  readonly label: string;
  /** What it filters by; the list's other filters stay. */
  readonly filters: Filters;
}

/** Filter of exactly these values. */
export const only = (...values: (string | null)[]): Filter => ({ filterType: 'set', values });
/** A record by its key, and what people call it. */
export interface Named {
  readonly _id: string;
  readonly nombre: string;
}
/** Filter of exactly this one, whoever else has its name: the key selects, the name is what the chip says. */
export const onlyNamed = ({ _id, nombre }: Named): Filter => ({ filterType: 'set', values: [_id], nombres: [nombre] });
export const atLeastOne: Filter = { filterType: 'number', type: 'greaterThan', filter: 0 };

/** Whether a list shows exactly what a tab selects, whatever else it is filtered by. */
export const showsTab = (filterModel: Filters, { filters }: ListTab, fields: readonly string[]): boolean =>
  fields.every((field) => JSON.stringify(filterModel[field]) === JSON.stringify(filters[field]));

/** Counts need no block of rows. */
const request = (filterModel: Filters, asOf: string) => ({
  startRow: 0,
  endRow: 1,
  sortModel: [],
  filterModel,
  ...(asOf === '' ? {} : { asOf }),
});

interface Props {
  readonly query: GridCall;
  readonly tabs: readonly ListTab[];
  /** *Todos*, *Todas*. */
  readonly all: string;
}

/** Open work by state, each with its count, of the day that the list is of; a tab is a filter of the list. */
export function ListTabs({ query, tabs, all }: Props) {
  const [state, onState] = useListState();
  const fields = [...new Set(tabs.flatMap(({ filters }) => Object.keys(filters)))];
  const counts = useQueries({
    queries: tabs.map(({ label, filters }) => ({
      queryKey: [...queryKey(query), 'conteo', label, state.asOf],
      queryFn: async () => (await call(query, request(filters, state.asOf))) as { readonly lastRow?: number | null },
      refetchInterval: state.asOf === '' ? (60_000 as const) : (false as const),
      staleTime: 10_000,
    })),
  });
  useLiveRefresh(query, state.asOf === '' ? query.topic : undefined, undefined, SELDOM);
  const choose = (tab: ListTab | undefined) => {
    onState(({ filterModel }) => {
      const rest = Object.fromEntries(Object.entries(filterModel).filter(([field]) => !fields.includes(field)));
      return { filterModel: { ...rest, ...tab?.filters } };
    });
  };
  return (
    <div className={styles.tabs} role="group" aria-label="Estados">
      <button
        type="button"
        aria-pressed={showsTab(state.filterModel, { label: all, filters: {} }, fields)}
        onClick={() => choose(undefined)}
      >
        {all}
      </button>
      {tabs.map((tab, n) => {
        const count = counts[n]?.data?.lastRow;
        const chosen = showsTab(state.filterModel, tab, fields);
        return (
          <button key={tab.label} type="button" aria-pressed={chosen} onClick={() => choose(chosen ? undefined : tab)}>
            {tab.label} <span>{count === undefined ? '' : count === null ? '+10.000' : formatCount(count)}</span>
          </button>
        );
      })}
    </div>
  );
}
