import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isUndecided, messageOf } from '../api/call-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useAsking } from './use-asking.ts';

interface Props<R> {
  readonly query: Pick<UseQueryResult<R>, 'data' | 'error' | 'refetch'>;
  readonly height?: number;
  /** What could not be read. */
  readonly title?: string;
  /** What is said when the server refused it. */
  readonly failure?: string;
  readonly children: (found: R) => ReactNode;
}

/** What a query brought; until then a skeleton, and when it does not come, why and the way to ask again: it asks by itself too. */
export function Loaded<R>({ query, height = 240, title = 'No se pudo leer', failure, children }: Props<R>) {
  useAsking(isUndecided(query.error), () => void query.refetch());
  const reply = query.data as { readonly ok?: boolean; readonly mensaje?: string } | undefined;
  if (reply !== undefined && reply.ok !== false) return children(query.data!);
  const failed = reply ? (failure ?? reply.mensaje ?? '') : query.error ? messageOf(query.error) : undefined;
  if (failed === undefined) return <Skeleton height={height} />;
  return (
    <EmptyState
      title={title}
      hint={failed}
      action={
        <Button variant="default" onClick={() => void query.refetch()}>
          Reintentar
        </Button>
      }
    />
  );
}
