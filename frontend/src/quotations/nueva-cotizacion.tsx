import { quotationLooks } from '@power/domain/quotations/quotation-looks';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { createQuotation, quotationOne } from '../calls/quotations.ts';
import { useUsualWarehouse } from '../orders/warehouses.shared.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { confirm } from '../ui/dialogs/prompts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { editorOf } from './editor-address.ts';
import { afterSave, numbered } from './editor/change-quotation.ts';
import { EditorCompany } from './editor/editor-company.tsx';
import { writeLocalDraft } from './editor/local-draft.ts';
import { overLatest } from './editor/over-latest.ts';
import { QuotationEditor } from './editor/quotation-editor.tsx';
import { copyOf, emptyQuotation, hasContent, typedOf, type TypedQuotation } from './editor/typed-quotation.ts';
import { useOthers } from './editor/use-others.ts';
import { useTypedQuotation } from './editor/use-typed-quotation.ts';
import { askAndConvert, downloadPdf } from './quotation-commands.ts';
import { refreshQuotations } from './refresh-quotations.ts';
import { SendDialog } from './send-dialog.tsx';

const RECOVERED = 'Recuperamos lo que no habías guardado';

/** With every line validated; whether it may be is the command's to say. */
const CONVERTIBLE: ReadonlySet<string> = new Set(['Vigente', 'Validada']);
const withoutKeys = ({ enviada: _, ...q }: TypedQuotation) => ({
  ...q,
  lineas: q.lineas.map(({ key: _, ...line }) => line),
});
const same = (a: TypedQuotation, b: TypedQuotation): boolean =>
  JSON.stringify(withoutKeys(a)) === JSON.stringify(withoutKeys(b));

const surely = (): Promise<boolean> =>
  confirm({
    titulo: '¿Descartar lo que escribiste?',
    texto: 'Lo que no guardaste se perderá.',
    boton: 'Descartar',
    cancelar: 'Seguir editando',
    peligro: true,
  });

/** A quotation that is not saved yet; a copy begins with the lines of another. */
function NewQuotation({ copy }: { copy: QuotationSheet | undefined }) {
  const usual = useUsualWarehouse();
  const navigate = useNavigate();
  const begin = (): TypedQuotation => (copy ? copyOf(copy) : emptyQuotation(''));
  const draft = useTypedQuotation(undefined, 0, begin, copy === undefined);
  const { change, settle, recovered } = draft;
  const q = draft.q.bodega_entrega === '' ? { ...draft.q, bodega_entrega: usual } : draft.q;
  const { _id: user } = useCurrentUser();
  const typed = useRef(q);
  typed.current = q;
  const begun = copy !== undefined && q.copia_de !== copy.number;
  const beginAnew = () => settle(begin, 0);
  const discard = async () => {
    if (!(await surely())) return;
    beginAnew();
  };
  return (
    <QuotationEditor
      q={q}
      onChange={change}
      begun={draft.adopted}
      company={<EditorCompany draft={draft} />}
      opened={undefined}
      onSent={draft.keepSent}
      onSaved={(number, sent, send) => {
        // What was typed after it was sent goes on over what was saved.
        const left = typed.current;
        if (!same(left, sent)) writeLocalDraft(user, number, { q: afterSave(left, sent, numbered(sent)), version: 0 });
        settle(() => emptyQuotation(''), 0);
        refreshQuotations();
        void navigate(editorOf(number), { replace: true, ...(send && { state: { enviar: true } }) });
      }}
      header={(actions) => (
        <PageHeader
          title="Nueva cotización"
          context={
            begun ? (
              <>
                Tenías una cotización sin guardar.{' '}
                <Button size="compact-xs" variant="default" onClick={beginAnew}>
                  Reemplazarla por la copia de la N° {copy.number}
                </Button>
              </>
            ) : recovered ? (
              RECOVERED
            ) : q.copia_de === null ? (
              'Cliente, productos, condiciones'
            ) : (
              `Copia de la Cotización N° ${q.copia_de}, con precios de hoy`
            )
          }
          action={
            <>
              {hasContent(q) && (
                <Button variant="subtle" color="red" onClick={() => void discard()}>
                  Descartar
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
  if (found) return copy ? <NewQuotation copy={found} /> : <Saved sheet={found} onReload={reload} />;
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
 * `nueva-cotizacion`, with `?copia` of another; and with a number the same editor over a quotation that exists. Of another
 * moment one that exists is read at its own address, and none is begun.
 */
export function Component() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const writes = useMay()(createQuotation);
  const copy = search.get('copia');
  const from = id ?? copy;
  if (!writes && from !== null) return <Navigate to={`/sistema/cotizacion/${from}`} replace />;
  if (!writes) return <EmptyState page title="Aquí no se cotiza" hint="Para hacer una cotización vuelve a ahora." />;
  return from === null ? <NewQuotation copy={undefined} /> : <Opened key={from} id={from} copy={id === undefined} />;
}
