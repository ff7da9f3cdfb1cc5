import { call } from './client.ts';
import { queryKey } from './hooks.ts';
import { queryClient } from './query-client.ts';
import type { AnyCall, RequestFor } from './wire.ts';

/** A pointer that only passes by asks for nothing; ms. */
const STAY_MS = 120;
/** What was foreseen and is not opened is forgotten, so that nobody sees it old; ms. */
const KEPT_MS = 20_000;

let at = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let asked: readonly unknown[] | undefined;

/** The pointer went on: what it asked for is given up, unless somebody opened it by now. */
export function lookAway(): void {
  clearTimeout(timer);
  at = '';
  if (asked)
    void queryClient.cancelQueries({
      queryKey: asked,
      exact: true,
      predicate: (query) => query.getObserversCount() === 0,
    });
  asked = undefined;
}

/** Asks for what somebody is about to open, once the pointer or the keyboard has stayed on it: one thing at a time. */
export function foresee<C extends AnyCall>(declaration: C, request: RequestFor<C>): void {
  const key = queryKey(declaration, request);
  const here = JSON.stringify(key);
  if (here === at) return;
  lookAway();
  at = here;
  timer = setTimeout(() => {
    asked = key;
    void queryClient.prefetchQuery({
      queryKey: key,
      queryFn: ({ signal }) => call(declaration, request, { signal }),
      gcTime: KEPT_MS,
      retry: false,
    });
  }, STAY_MS);
}
