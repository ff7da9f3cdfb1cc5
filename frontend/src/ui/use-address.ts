import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/**
 * The parameters of the address, and their change from the newest address: two changes within one drawing of the screen,
 * or one that a timer began before the other, both hold. The router alone draws a change when it has time, and hands out
 * the parameters of the last drawing.
 */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const newest = useRef(setSearch);
  useLayoutEffect(() => {
    newest.current = setSearch;
  });
  const change = useCallback(
    (next: (old: URLSearchParams) => URLSearchParams, options: NavigateOptions = {}) =>
      newest.current(next, { ...options, flushSync: true }),
    [],
  );
  return [search, change] as const;
}
