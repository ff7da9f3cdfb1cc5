import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { createQuotation, quotationOne } from '../calls/quotations.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { part } from '../ui/part.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { afterSave } from './editor/change-quotation.ts';
import { RECOVERED, same, surely } from './editor/editor-words.ts';
import { EditorCompany } from './editor/editor-company.tsx';
import { overLatest } from './editor/over-latest.ts';
import { QuotationEditor } from './editor/quotation-editor.tsx';
import { copyOf, typedOf, type TypedQuotation } from './editor/typed-quotation.ts';
import { useOthers } from './editor/use-others.ts';
import { useTypedQuotation } from './editor/use-typed-quotation.ts';
import { NewQuotation } from './new-quotation.tsx';
import { askAndConvert, downloadPdf } from './quotation-commands.ts';
import { refreshQuotations } from './refresh-quotations.ts';
import { repairBeginning } from './repair-of.ts';
import { SendDialog } from './send-dialog.tsx';

/** Few quotations are of a repair. */
const RepairQuotation = part(() => import('./repair-quotation.tsx'), 'RepairQuotation');

/** With every line validated; whether it may be is the command's to say. */
const CONVERTIBLE: ReadonlySet<string> = new Set(['Vigente', 'Validada']);

/** One that exists: what is typed lies over the version that was opened. */
function Saved({ sheet, onReload }: { sheet: QuotationSheet; onReload: () => Promise<QuotationSheet | undefined> }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState(sheet);
  const { state: from } = useLocation() as { state: { enviar?: boolean } | null };
  const [sending, setSending] = useState(from?.enviar === true);
  const draft = useTypedQuotation(sheet.number, sheet.version, () => typedOf(sheet));
  const { q, version, change, settle, recovered } = draft;
  const others = useOthers(sheet.number);
  const begin = async (next: (now: TypedQuotation, sheet: QuotationSheet) => TypedQuotation) => {
    const latest = await onReload();
    if (!latest) return;
    setOpened(latest);
    settle((now) => next(now, latest), latest.version);
  };
  const saved = async (sent: TypedQuotation, send: boolean) => {
    refreshQuotations();
    await begin((now, latest) => afterSave(now, sent, typedOf(latest)));
    if (send) setSending(true);
  };
  const onLatest = async () => {
    const latest = await onReload();
    if (!latest) return undefined;
    const mine = overLatest(q, typedOf(opened), typedOf(latest));
    setOpened(latest);
    settle(() => mine, latest.version);
    // Not saved yet, and kept until it is.
    change(() => mine);
    return { q: mine, opened: latest };
  };
  const discard = async () => {
    if (await surely()) await begin((_, latest) => typedOf(latest));
  };
  // What is converted is what was saved.
  const untouched = useMemo(() => same(q, typedOf(opened)), [q, opened]);
  const convert = async () => {
    const latest = (await onReload()) ?? opened;
    // The customer who opens it moves its version too; whatever it is, it is shown before it is confirmed.
    if (latest.version !== opened.version) {
      setOpened(latest);
      settle((now) => afterSave(now, q, typedOf(latest)), latest.version);
    }
    if (await askAndConvert(latest)) void navigate(`/sistema/listado-cotizaciones?ncot=${opened.number}`);
  };
  const dialog = sending && <SendDialog number={opened.number} onClose={() => setSending(false)} />;
  return (
    <QuotationEditor
      q={q}
      onChange={change}
      begun={draft.adopted}
      onPdf={untouched ? () => void downloadPdf(opened.number) : undefined}
      company={
        <>
          {dialog}
          <EditorCompany draft={draft} others={others} />
        </>
      }
      opened={opened}
      version={version}
      onSaved={(_, sent, send) => void saved(sent, send)}
      onLatest={onLatest}
      header={(actions) => (
        <PageHeader
          title={`Cotización N° ${opened.number}`}
          context={
            <>
              <StateChip looks={quotationLooks} value={opened.estado} /> Versión {opened.version_guardada}
              {recovered && ` · ${RECOVERED}`}
            </>
          }
          action={
            <>
              {recovered && (
                <Button variant="subtle" color="red" onClick={() => void discard()}>
                  Descartar
                </Button>
              )}
              <Button variant="default" component={Link} to={`/sistema/listado-cotizaciones?ncot=${opened.number}`}>
                Ver resumen
              </Button>
              {CONVERTIBLE.has(opened.estado) && (
                <Button
                  variant="default"
                  disabled={!untouched}
                  title={untouched ? undefined : 'Guarda primero lo que escribiste'}
                  onClick={() => void convert()}
                >
                  Convertir en pedido
                </Button>
              )}
              {actions}
            </>
          }
        />
      )}
    />
  );
}

/** With a quotation that exists, as the editor itself or as what a copy begins with. */
function Opened({ id, copy }: { id: string; copy: boolean }) {
  const query = useQueryCall(quotationOne, { cotizacion: id }, { staleTime: 0 });
  const found = query.data?.ok ? query.data.cotizacion : undefined;
  const refusal = query.data && !query.data.ok ? (query.data as { mensaje?: string }).mensaje : undefined;
  const reload = async () => {
    const { data } = await query.refetch();
    return data?.ok ? data.cotizacion : undefined;
  };
  if (found)
    return copy ? (
      <NewQuotation
        from={{
          begin: () => copyOf(found),
          is: (q) => q.copia_de === found.number,
          replace: `Reemplazarla por la copia de la N° ${found.number}`,
          context: `Copia de la Cotización N° ${found.number}, con precios de hoy`,
        }}
      />
    ) : (
      <Saved sheet={found} onReload={reload} />
    );
  if (query.isPending) return <PageSkeleton />;
  return (
    <Unreadable
      what="La cotización"
      page
      refusal={refusal}
      error={query.error}
      onRetry={() => void query.refetch()}
      lists={['listado-cotizaciones']}
    />
  );
}

/**
 * `nueva-cotizacion`, with `?copia` of another, or `?rma` of the case whose repair it quotes; and with a number the same
 * editor over a quotation that exists. Of another moment one that exists is read at its own address, and none is begun.
 */
export function Component() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const writes = useMay()(createQuotation);
  const copy = search.get('copia');
  const rma = search.get('rma');
  const from = id ?? copy;
  if (!writes && from !== null) return <Navigate to={`/sistema/cotizacion/${from}`} replace />;
  if (!writes) return <EmptyState page title="Aquí no se cotiza" hint="Para hacer una cotización vuelve a ahora." />;
  if (from === null && rma !== null)
    return <RepairQuotation key={rma} rma={rma} begun={(repair) => <NewQuotation from={repairBeginning(repair)} />} />;
  return from === null ? <NewQuotation from={undefined} /> : <Opened key={from} id={from} copy={id === undefined} />;
}
