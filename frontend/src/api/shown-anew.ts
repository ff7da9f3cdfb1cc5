import { queryClient } from './query-client.ts';

/** A form that waits longer than this to close would look as if it had not been sent. */
const MOST_MS = 2000;

const awaited = (): boolean =>
  queryClient.isFetching({ type: 'active', predicate: ({ state }) => state.isInvalidated }) > 0;

/**
 * Resolves when everything on screen that a command made stale is there anew, or `signal` says that nobody waits, or after
 * two seconds. Whoever goes on at once would act on the document as it was before their own command, and be told of it as
 * of somebody else's.
 */
export function shownAnew(signal?: AbortSignal): Promise<void> {
  if (!awaited() || signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, MOST_MS);
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (!awaited()) done();
    });
    signal?.addEventListener('abort', done);
  });
}
