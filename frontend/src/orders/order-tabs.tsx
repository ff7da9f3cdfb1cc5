import { useQueries } from '@tanstack/react-query';
import { orderLooks } from '@power/domain/orders/order-looks';
import { orderGrid } from '../calls/orders.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { type Filter, isSet } from '../ui/list/list-state.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import styles from './order-tabs.module.css';

const TABS = [
  'Pendiente Validacion Administrativa',
  'Pendiente Picking',
  'En Picking',
  'Entregado a Sala',
  'Pendiente Despacho',
  'En Ruta',
] as const;

const chosenBy = (filter: Filter | undefined): string | undefined =>
  filter && isSet(filter) && filter.values.length === 1 ? String(filter.values[0]) : undefined;
const only = (estatus: string): Filter => ({ filterType: 'set', values: [estatus] });
/** Counts need no block of rows, and need not follow every single change: a quarter of a minute is fresh enough. */
const request = (estatus: string, asOf: string) =>
  ({
    startRow: 0,
    endRow: 1,
    sortModel: [],
    filterModel: { estatus: only(estatus) },
    ...(asOf === '' ? {} : { asOf }),
  }) as never;

/** Open work by status, each with its count, of the day that the list is of; a tab is the status filter of the list. */
export function OrderTabs() {
  const [state, onState] = useListState();
  const counts = useQueries({
    queries: TABS.map((estatus) => ({
      queryKey: [...queryKey(orderGrid), 'conteo', estatus, state.asOf],
      queryFn: () => call(orderGrid, request(estatus, state.asOf)),
      refetchInterval: state.asOf === '' ? (15_000 as const) : (false as const),
      staleTime: 10_000,
    })),
  });
  const chosen = chosenBy(state.filterModel.estatus);
  const choose = (estatus: string | undefined) => {
    const { estatus: _old, ...rest } = state.filterModel;
    onState({ filterModel: estatus ? { ...rest, estatus: only(estatus) } : rest });
  };
  return (
    <div className={styles.tabs} role="group" aria-label="Estados">
      <button type="button" aria-pressed={state.filterModel.estatus === undefined} onClick={() => choose(undefined)}>
        Todos
      </button>
      {TABS.map((estatus, n) => {
        const count = counts[n]?.data?.lastRow;
        return (
          <button
            key={estatus}
            type="button"
            aria-pressed={chosen === estatus}
            onClick={() => choose(chosen === estatus ? undefined : estatus)}
          >
            {orderLooks[estatus].short}{' '}
            <span className="tabular">
              {count === undefined ? '' : count === null ? '+10.000' : formatCount(count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
