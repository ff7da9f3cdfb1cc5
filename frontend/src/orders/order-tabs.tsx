import { useQueries } from '@tanstack/react-query';
import { orderLooks } from '@power/domain/orders/order-looks';
import { approvePrices, orderGrid } from '../calls/orders.ts';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { formatCount } from '../ui/format/numbers.ts';
import type { Filter, ListState } from '../ui/list/list-state.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import styles from './order-tabs.module.css';

const STATES = [
  'Pendiente Validacion Administrativa',
  'Pendiente Picking',
  'En Picking',
  'Entregado a Sala',
  'Pendiente Despacho',
  'En Ruta',
] as const;

type Filters = ListState['filterModel'];
interface Tab {
  readonly label: string;
  /** What it filters by; the list's other filters stay. */
  readonly filters: Filters;
}

const only = (estatus: string): Filter => ({ filterType: 'set', values: [estatus] });
const tabs: readonly Tab[] = STATES.map((estatus) => ({
  label: orderLooks[estatus].short,
  filters: { estatus: only(estatus) },
}));
/** For whoever has the flag `validar`: orders that nobody can validate until somebody approved their prices. */
const prices: Tab = {
  label: 'Precios por aprobar',
  filters: { estatus: only(STATES[0]), por_aprobar: { filterType: 'number', type: 'greaterThan', filter: 0 } },
};

/** Whether a list shows exactly what a tab selects, whatever else it is filtered by. */
const shows = (filterModel: Filters, { filters }: Tab): boolean =>
  ['estatus', 'por_aprobar'].every((field) => JSON.stringify(filterModel[field]) === JSON.stringify(filters[field]));
export const showsPrices = (filterModel: Filters): boolean => shows(filterModel, prices);

/** Counts need no block of rows, and need not follow every single change: a quarter of a minute is fresh enough. */
const request = (filterModel: Filters, asOf: string) =>
  ({
    startRow: 0,
    endRow: 1,
    sortModel: [],
    filterModel,
    ...(asOf === '' ? {} : { asOf }),
  }) as never;

/** Open work by status, each with its count, of the day that the list is of; a tab is a filter of the list. */
export function OrderTabs() {
  const [state, onState] = useListState();
  const may = useMay();
  const shown = may(approvePrices) ? [tabs[0]!, prices, ...tabs.slice(1)] : tabs;
  const counts = useQueries({
    queries: shown.map(({ label, filters }) => ({
      queryKey: [...queryKey(orderGrid), 'conteo', label, state.asOf],
      queryFn: () => call(orderGrid, request(filters, state.asOf)),
      refetchInterval: state.asOf === '' ? (15_000 as const) : (false as const),
      staleTime: 10_000,
    })),
  });
  const choose = (tab: Tab | undefined) => {
    const { estatus: _estatus, por_aprobar: _prices, ...rest } = state.filterModel;
    onState({ filterModel: { ...rest, ...tab?.filters } });
  };
  const unfiltered: Tab = { label: 'Todos', filters: {} };
  return (
    <div className={styles.tabs} role="group" aria-label="Estados">
      <button type="button" aria-pressed={shows(state.filterModel, unfiltered)} onClick={() => choose(undefined)}>
        {unfiltered.label}
      </button>
      {shown.map((tab, n) => {
        const count = counts[n]?.data?.lastRow;
        const chosen = shows(state.filterModel, tab);
        return (
          <button key={tab.label} type="button" aria-pressed={chosen} onClick={() => choose(chosen ? undefined : tab)}>
            {tab.label}{' '}
            <span className="tabular">
              {count === undefined ? '' : count === null ? '+10.000' : formatCount(count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
