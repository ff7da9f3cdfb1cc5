import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError, isUndecided } from '../../api/call-error.ts';
import { serverNow } from '../../api/server-time.ts';
import { formatWhen } from '../../ui/format/times.ts';

/** Longest pause before what failed is asked for once more. */
const LONGEST_MS = 30_000;

/** A block that did not come asks again by itself, ever more seldom, for as long as it is shown; what was refused is not. */
export const asksAgain = {
  retry: (_times: number, error: Error) => isUndecided(error) || (error instanceof CallError && error.passing),
  retryDelay: (times: number) => Math.min(LONGEST_MS, 500 * 2 ** times),
};

/** Asks at once: a load that waits for its next try is given up first, whoever presses the button does not wait for it. */
export function useRetry(queryKey: QueryKey): () => void {
  const client = useQueryClient();
  return () => void client.cancelQueries({ queryKey }).then(() => client.refetchQueries({ queryKey }));
}

/** Since when a query has not been answered, as an ISO instant; undefined once it is. Asking anew is no answer. */
export function useTrouble({
  isError,
  isSuccess,
  isFetching,
  failureCount,
}: Pick<UseQueryResult, 'isError' | 'isSuccess' | 'isFetching' | 'failureCount'>): string | undefined {
  const failing = isError || failureCount > 0;
  const answered = isSuccess && !isFetching && !failing;
  const [since, setSince] = useState<string>();
  useEffect(() => {
    if (failing) setSince((known) => known ?? new Date(serverNow()).toISOString());
    else if (answered) setSince(undefined);
  }, [failing, answered]);
  return since;
}

/** As a block says it. */
export const lateWords = (since: string | undefined): string | undefined =>
  since && `Sin actualizar desde las ${formatWhen(since)}`;
