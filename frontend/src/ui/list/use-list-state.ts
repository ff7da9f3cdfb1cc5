import { useMemo } from 'react';
import { moment } from '../../api/moment.ts';
import { useAddress } from '../use-address.ts';
import {
  type ListChange,
  type ListState,
  LIST_PARAMETERS,
  partOf,
  readListState,
  writeListState,
} from './list-state.ts';

/** The list's state in the address. Changes replace the entry: going back leaves the list instead of undoing each keystroke. */
export function useListState(): [ListState, (change: ListChange) => void] {
  const [search, setSearch] = useAddress(LIST_PARAMETERS);
  const state = useMemo(() => readListState(search), [search]);
  const change = (wanted: ListChange) => {
    // The moment of a list is that of the whole system.
    if (typeof wanted !== 'function' && wanted.asOf !== undefined) moment.set(wanted.asOf || undefined);
    setSearch(
      (search) => {
        const old = readListState(search);
        return writeListState(search, { ...old, ...partOf(wanted, old) });
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [state, change];
}
