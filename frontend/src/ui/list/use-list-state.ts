import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListState, readListState, writeListState } from './list-state.ts';

/** The list's state in the address. Changes replace the entry: going back leaves the list instead of undoing each keystroke. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search), [search]);
  const change = (part: Partial<ListState>) =>
    setSearch((old) => writeListState(old, { ...readListState(old), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return [state, change];
}
