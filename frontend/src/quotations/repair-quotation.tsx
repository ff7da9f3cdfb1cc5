import type { caseToQuote as declared } from '@power/domain/service/cases/views/to-quote';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ReplyOf } from '../api/types.ts';
import { useQueryCall } from '../api/hooks.ts';
import { caseToQuote } from '../calls/service.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { withCustomer } from './editor/change-quotation.ts';
import { emptyQuotation, type TypedQuotation } from './editor/typed-quotation.ts';
import { NewQuotation } from './new-quotation.tsx';

type Repair = ReplyOf<typeof declared>;

/** The editor as the repair of a case begins: its customer, and what it was repaired with. */
export const repairOf = ({
  number,
  cliente,
  lineas,
}: Pick<Repair, 'number' | 'cliente' | 'lineas'>): TypedQuotation => ({
  ...withCustomer(emptyQuotation(''), cliente),
  rma: number,
  referencia: `Reparación RMA N° ${number}`,
  lineas: lineas.map((line) => ({ ...line, key: crypto.randomUUID() })),
});

/** *Cotizar reparación*: a new quotation that begins with a case of service, or why there is none. */
export function RepairQuotation({ rma }: { readonly rma: string }) {
  const query = useQueryCall(caseToQuote, { id: rma }, { staleTime: 0 });
  const reply = query.data as Repair | { ok: false; mensaje?: string; cotizacion?: number } | undefined;
  if (reply?.ok)
    return (
      <NewQuotation
        from={{
          begin: () => repairOf(reply),
          is: (q) => q.rma === reply.number,
          replace: `Reemplazarla por la reparación del RMA N° ${reply.number}`,
          context: `Reparación del RMA N° ${reply.number}`,
          notices: reply.avisos,
        }}
      />
    );
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
