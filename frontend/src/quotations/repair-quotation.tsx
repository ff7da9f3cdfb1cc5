import type { caseToQuote as declared } from '@power/domain/service/cases/views/to-quote';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReplyOf } from '../api/types.ts';
import { useQueryCall } from '../api/hooks.ts';
import { caseToQuote } from '../calls/service.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

/** What a case says of its repair. */
export type Repair = ReplyOf<typeof declared>;

/** *Cotizar reparación*: a new quotation that begins with a case of service, or why there is none. */
export function RepairQuotation({ rma, begun }: { readonly rma: string; readonly begun: (of: Repair) => ReactNode }) {
  const query = useQueryCall(caseToQuote, { id: rma }, { staleTime: 0 });
  const reply = query.data as Repair | { ok: false; mensaje?: string; cotizacion?: number } | undefined;
  if (reply?.ok) return begun(reply);
  if (query.isPending) return <PageSkeleton />;
  // It is quoted already: that is where to go on.
  if (reply?.cotizacion !== undefined)
    return (
      <EmptyState
        page
        title="La reparación ya está cotizada"
        hint={reply.mensaje}
        action={
          <Button component={Link} to={`/sistema/cotizacion/${reply.cotizacion}`}>
            Abrir la Cotización N° {reply.cotizacion}
          </Button>
        }
      />
    );
  return (
    <Unreadable
      what="La cotización de la reparación"
      page
      refusal={reply?.mensaje}
      error={query.error}
      onRetry={() => void query.refetch()}
      lists={['rma']}
    />
  );
}
