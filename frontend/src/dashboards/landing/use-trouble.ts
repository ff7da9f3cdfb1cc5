import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { formatWhen } from '../../ui/format/times.ts';

/** Since when a query has not been answered, as an ISO instant; undefined while it is. */
export function useTrouble({
  isError,
  failureCount,
}: Pick<UseQueryResult, 'isError' | 'failureCount'>): string | undefined {
  const failing = isError || failureCount > 0;
  const [since, setSince] = useState<string>();
  useEffect(() => {
    setSince((known) => (failing ? (known ?? new Date(serverNow()).toISOString()) : undefined));
  }, [failing]);
  return since;
}

/** As a block says it. */
export const lateWords = (since: string | undefined): string | undefined =>
  since && `Sin actualizar desde las ${formatWhen(since)}`;
