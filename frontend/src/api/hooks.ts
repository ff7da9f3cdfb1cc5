import {
  keepPreviousData,
  useMutation,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { isOffline, isUndecided } from './call-error.ts';
import { call } from './client.ts';
import { OF_NOW } from './query-client.ts';
import type { CallOptions } from './types.ts';
import type { AnyCall, ReplyFor, RequestFor } from './wire.ts';

/** Cache key of a call; screens invalidate by declaration (`queryKey(orders)`) or by declaration and request. */
export const queryKey = (declaration: AnyCall, request?: unknown): unknown[] => [
  // What is of now is the same whatever moment is shown.
  declaration.asOf && 'now' in declaration.asOf ? OF_NOW : declaration.method,
  declaration.path,
  declaration.accion ?? '',
  ...(request === undefined ? [] : [request]),
];

type Options<T> = Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'refetchInterval'> & {
  readonly keepPrevious?: boolean;
};

/** How a declared query is asked: for `useQueries`, where a screen asks many at once. */
export const queryOptions = <C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
): Pick<UseQueryOptions<ReplyFor<C>>, 'retry' | 'retryDelay'> & {
  readonly queryKey: unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<ReplyFor<C>>;
} => ({
  queryKey: queryKey(declaration, request),
  queryFn: ({ signal }) => call(declaration, request, { signal }),
  retry: (count, error) => isOffline(error) && count < 100,
  retryDelay: (count) => Math.min(10_000, 500 * 2 ** count) * (0.5 + Math.random() / 2),
});

/** A declared query as data of a screen: cached, cancelled on leaving, tried again once the connection is back. */
export function useQueryCall<C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
  options: Options<ReplyFor<C>> = {},
): UseQueryResult<ReplyFor<C>> {
  const { keepPrevious, ...rest } = options;
  return useQuery<ReplyFor<C>>({
    ...queryOptions(declaration, request),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...rest,
  });
}

/**
 * A declared command. The command id stays the same while the same request is repeated after a lost reply or a
 * failure of the server, so that it answers what it answered then; an answer or a changed request draws a new one.
 */
export function useCommand<C extends AnyCall>(declaration: C) {
  const pending = useRef<{ id: string; content: string } | undefined>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ request, options }: { request: RequestFor<C>; options: CallOptions }) => {
      const content = JSON.stringify([request, options.expectedVersion]);
      if (pending.current?.content !== content) pending.current = { id: crypto.randomUUID(), content };
      const reply = await call(declaration, request, { commandId: pending.current.id, ...options });
      pending.current = undefined;
      return reply;
    },
    onError: (error) => {
      if (!isUndecided(error)) pending.current = undefined;
    },
  });
  const run = (request: RequestFor<C>, options: CallOptions = {}): Promise<ReplyFor<C>> =>
    mutation.mutateAsync({ request, options });
  return { run, busy: mutation.isPending };
}
