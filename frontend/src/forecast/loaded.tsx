import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/call-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './forecast.module.css';

interface Props<R> {
  readonly query: UseQueryResult<R>;
  readonly height?: number;
  /** What is said when it did not come. */
  readonly failure?: string;
  readonly children: (found: Extract<R, { ok: true }>) => ReactNode;
}

/** What a query brought; until then a skeleton, and when it does not come, why and the way to ask again. */
export function Loaded<R>({ query, height = 240, failure, children }: Props<R>) {
  const reply = query.data as { readonly ok: boolean; readonly mensaje?: string } | undefined;
  if (reply?.ok) return children(reply as never);
  const failed = reply ? (failure ?? reply.mensaje ?? '') : query.error ? messageOf(query.error) : undefined;
  return (
    <div className={styles.section}>
      {failed === undefined ? (
        <Skeleton height={height} />
      ) : (
        <EmptyState
          title="El forecast no se pudo leer"
          hint={failed}
          action={
            <Button variant="default" onClick={() => void query.refetch()}>
              Reintentar
            </Button>
          }
        />
      )}
    </div>
  );
}
