import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { quotationOne } from '../calls/quotations.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { afterSave } from './editor/change-quotation.ts';
import { QuotationEditor } from './editor/quotation-editor.tsx';
import { emptyQuotation, typedOf, type TypedQuotation } from './editor/typed-quotation.ts';

/** A quotation that is not saved yet. */
function NewQuotation() {
  const { bodega } = useCurrentUser();
  const navigate = useNavigate();
  const [q, setQ] = useState(() => emptyQuotation(bodega ?? 'BOD'));
  return (
    <QuotationEditor
      q={q}
      onChange={setQ}
      opened={undefined}
      onSaved={(number) => void navigate(`/sistema/nueva-cotizacion/${number}`, { replace: true })}
      header={(actions) => (
        <PageHeader title="Nueva cotización" context="Cliente, productos, condiciones" action={actions} />
      )}
    />
  );
}

/** One that exists: what is typed lies over the version that was opened. */
function Saved({ sheet, onReload }: { sheet: QuotationSheet; onReload: () => Promise<QuotationSheet | undefined> }) {
  const [opened, setOpened] = useState(sheet);
  const [q, setQ] = useState<TypedQuotation>(() => typedOf(sheet));
  const saved = async (_number: number, sent: TypedQuotation) => {
    const next = await onReload();
    if (!next) return;
    setOpened(next);
    setQ((now) => afterSave(now, sent, typedOf(next)));
  };
  return (
    <QuotationEditor
      q={q}
      onChange={setQ}
      opened={opened}
      onSaved={(number, sent) => void saved(number, sent)}
      header={(actions) => (
        <PageHeader
          title={`Cotización N° ${opened.number}`}
          context={
            <>
              <StateChip looks={quotationLooks} value={opened.estado} /> Versión {opened.version_guardada}
            </>
          }
          action={
            <>
              <Button variant="default" component={Link} to={`/sistema/listado-cotizaciones?ncot=${opened.number}`}>
                Ver resumen
              </Button>
              {actions}
            </>
          }
        />
      )}
    />
  );
}

function Existing({ id }: { id: string }) {
  const query = useQueryCall(quotationOne, { cotizacion: id }, { staleTime: 0 });
  const found = query.data?.ok ? query.data.cotizacion : undefined;
  const refusal = query.data && !query.data.ok ? (query.data as { mensaje?: string }).mensaje : undefined;
  const reload = async () => {
    const { data } = await query.refetch();
    return data?.ok ? data.cotizacion : undefined;
  };
  if (found) return <Saved sheet={found} onReload={reload} />;
  if (query.isPending) return <PageSkeleton />;
  return (
    <EmptyState
      page
      title="La cotización no se pudo abrir"
      hint={refusal ?? messageOf(query.error)}
      action={
        <Button variant="default" onClick={() => void query.refetch()}>
          Reintentar
        </Button>
      }
    />
  );
}

/** `nueva-cotizacion`, and with a number the same editor over a quotation that exists. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewQuotation /> : <Existing key={id} id={id} />;
}
