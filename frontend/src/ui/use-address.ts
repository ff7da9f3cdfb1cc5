import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { ownParameters } from './screen-parameters.ts';

/**
 * The parameters of the address, and their change from the newest address: two changes within one drawing of the screen,
 * or one that a timer began before the other, both hold. The router alone draws a change when it has time, and hands out
 * the parameters of the last drawing. `own` are those that say how the screen shows what it lists: whoever changes them
 * stays on the screen.
 */
export function useAddress(own: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const newest = useRef(setSearch);
  useLayoutEffect(() => {
    newest.current = setSearch;
  });
  useEffect(() => ownParameters.add(own), [own]);
  const change = useCallback(
    (next: (old: URLSearchParams) => URLSearchParams, options: NavigateOptions = {}) =>
      newest.current(next, { ...options, flushSync: true }),
    [],
  );
  return [search, change] as const;
}
