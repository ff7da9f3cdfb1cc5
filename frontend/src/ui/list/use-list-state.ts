import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moment } from '../../api/moment.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';

/** The list's state in the address. Changes replace the entry: going back leaves the list instead of undoing each keystroke. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search), [search]);
  const change = (part: Partial<ListState>) => {
    // The moment of a list is that of the whole system.
    if (part.asOf !== undefined) moment.set(part.asOf || undefined);
    setSearch((old) => writeListState(old, { ...readListState(old), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [state, change];
}
