import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { Alert, Button } from '@mantine/core';
import { type ClipboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { CustomerSearch } from '../../orders/new-order/customer-search.shared.tsx';
import { ProductSearch } from '../../documents/product-search/product-search.tsx';
import { RefusalAlert } from '../../ui/forms/form-messages.tsx';
import { StaleAlert } from '../../ui/forms/stale-alert.tsx';
import { newLine, withCustomer } from './change-quotation.ts';
import { EditorHints } from './editor-hints.tsx';
import { EditorLines } from './editor-lines.tsx';
import { EditorTerms } from './editor-terms.tsx';
import { EditorTotals } from './editor-totals.tsx';
import { pastedRows } from './pasted-rows.ts';
import { withPartNumbers } from './line-names.ts';
import { missingOf } from './quotation-request.ts';
import { SaveButtons } from './save-buttons.tsx';
import { SimulateDraft } from './simulate-draft.tsx';
import { atTodaysPrices, changedSince } from './since-quoted.ts';
import { Suggestions } from './suggestions.tsx';
import type { TypedLine, TypedQuotation } from './typed-quotation.ts';
import type { KeepSent } from './unanswered.ts';
import { UnansweredProducts, UnknownProducts } from './unknown-products.tsx';
import { usePriced } from './use-priced.ts';
import { useSaving } from './use-saving.ts';
import { useSoughtProducts } from './use-sought-products.ts';
import styles from './editor.module.css';

interface Props {
  readonly q: TypedQuotation;
  readonly onChange: (change: (q: TypedQuotation) => TypedQuotation) => void;
  /** The quotation as it was opened or last saved; undefined for a new one. */
  readonly opened: QuotationSheet | undefined;
  /** Counts what took the place of all lines as a beginning: nothing before it is taken back. */
  readonly begun: number;
  /** Of the quotation that what was typed lies over. */
  readonly version?: number;
  /** `send`: it goes to its customer next. */
  readonly onSaved: (number: number, sent: TypedQuotation, send: boolean) => void;
  /** What is saved on paper; undefined while there is nothing, or something that is not saved. */
  readonly onPdf?: (() => void) | undefined;
  /** Of a new one: what was sent of it is kept with what is typed. */
  readonly onSent?: KeepSent;
  /** Takes over what somebody else has saved meanwhile, under what was typed; undefined where it cannot be read. */
  readonly onLatest?: () => Promise<{ readonly q: TypedQuotation; readonly opened: QuotationSheet } | undefined>;
  /** Told above everything: who else is here, and what was left elsewhere. */
  readonly company?: ReactNode;
  readonly header: (actions: ReactNode) => ReactNode;
}

const nobody: KeepSent = () => undefined;

/** The editor of a quotation, new or existing: forty lines without the mouse (requirements §3). */
export function QuotationEditor({
  q,
  onChange,
  opened,
  begun: since,
  version,
  onSaved,
  onPdf,
  onSent,
  onLatest,
  company,
  header,
}: Props) {
  const { permisos } = useCurrentUser();
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState('');
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set());
  const [begun, setBegun] = useState<string>();
  // The line whose product is being looked for by name.
  const [mending, setMending] = useState<{ key: string; text: string }>();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const priced = usePriced(q, opened, permisos.margenes);
  const thenSend = useRef(false);
  const saving = useSaving({
    version: version ?? opened?.version,
    onSaved: (number, sent) => onSaved(number, sent, thenSend.current),
    onSent: onSent ?? nobody,
  });
  const changed = changedSince(opened, priced.today.lines);
  const behind = q.lineas.filter((line) => line.linea !== undefined && changed.has(line.linea)).length;
  const missing = missingOf(q);
  const shown = tried ? missing : {};
  const toSearch = () => search.current?.focus();
  useEffect(() => {
    // A new one begins with its customer, like Nuevo pedido; what another device left takes its place where that goes on.
    if (!opened) body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [since]);
  const lineas = (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) =>
    onChange((old) => ({ ...old, lineas: change(old.lineas) }));
  const sought = useSoughtProducts({
    lines: q.lineas,
    onFound: (found) =>
      lineas((all) => all.map((line) => (found.has(line.key) ? { ...line, ...found.get(line.key) } : line))),
    onNone: (keys) => setUnknown((old) => new Set([...old, ...keys])),
  });
  const mend = (key: string, named: Pick<TypedLine, 'producto' | 'part_number' | 'nombre'>) => {
    lineas((all) => all.map((line) => (line.key === key ? { ...line, ...named } : line)));
    setUnknown((old) => new Set([...old].filter((other) => other !== key)));
    setMending(undefined);
    setBegun(key);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'), q.lineas);
    if (!pasted) return;
    event.preventDefault();
    setUnread(pasted.problems);
    lineas((all) => [...all, ...pasted.lines]);
  };
  const add = (named: Pick<TypedLine, 'producto' | 'part_number' | 'nombre'>, units: number) => {
    if (mending && named.producto !== '') return mend(mending.key, named);
    const line = newLine(q.lineas, named, units);
    lineas((all) => [...all, line]);
    setBegun(line.key);
  };
  useEffect(() => {
    // The quantity is next: it is there once the line has been drawn.
    if (begun === undefined) return;
    const field = body.current?.querySelector<HTMLInputElement>(`[data-campo='cantidad'][data-linea='${begun}']`);
    field?.focus();
    field?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [begun]);
  const submit = (send = false) => {
    thenSend.current = send;
    if (saving.stale) return body.current?.querySelector<HTMLElement>('[data-on-top]')?.focus();
    const unfinished = search.current?.value.trim() ?? '';
    setLeft(unfinished);
    if (unfinished !== '') return toSearch();
    setTried(true);
    const wrong = priced.lines.some((line) => line.problem !== undefined || line.typed.producto === '');
    if (Object.keys(missing).length === 0 && !wrong) return void saving.send({ q, opened });
    setTimeout(() =>
      body.current?.querySelector<HTMLElement>("[aria-invalid='true'], tr[data-error='true'] input")?.focus(),
    );
  };
  const onTop = async () => {
    const latest = await onLatest?.();
    if (latest) await saving.send(latest, latest.opened.version);
  };
  const key = useEffectEvent((event: KeyboardEvent) => {
    const save = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's');
    if (!save || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    submit(event.shiftKey && event.key === 'Enter');
  });
  useEffect(() => {
    // Before any field sees it: in a search this Enter would also take what is proposed.
    const listen = (event: KeyboardEvent) => key(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  const save = (
    <>
      <SimulateDraft q={q} opened={opened} onLines={lineas} />
      <SaveButtons saved={opened !== undefined} onPdf={onPdf} onSave={submit} busy={saving.busy} stale={saving.stale} />
    </>
  );
  return (
    <div ref={body} className={styles.page}>
      {header(save)}
      <div className={styles.head}>
        {company}
        {tried && Object.keys(missing).length > 0 && (
          <Alert color="red" variant="light" role="alert" title="Revisa estos datos">
            {Object.values(missing).join(' · ')}
          </Alert>
        )}
        {priced.today.failed !== undefined && (
          <Alert color="yellow" variant="light" role="alert" title="Los precios de hoy no llegaron">
            {priced.today.failed}{' '}
            <Button size="compact-xs" variant="default" onClick={priced.today.retry}>
              Reintentar
            </Button>
          </Alert>
        )}
        {saving.refusal &&
          (saving.stale ? (
            <div className={styles.conflict}>
              <StaleAlert
                reply={withPartNumbers(saving.refusal, opened)}
                onApply={() => void onTop()}
                onNewer={undefined}
                busy={saving.busy}
              />
            </div>
          ) : (
            <RefusalAlert reply={saving.refusal} />
          ))}
        <div className={styles.who}>
          {opened ? (
            <p className={styles.customer}>
              <span className={styles.label}>Cliente</span>
              <strong>{opened.cliente.nombre}</strong>
              <small>
                {opened.cliente.datos_cliente.legalCode} · {opened.cliente.datos_cliente.tipo ?? 'Sin Tipo'}
              </small>
            </p>
          ) : (
            <CustomerSearch
              value={q.cliente}
              onChange={(cliente) => onChange((old) => withCustomer(old, cliente))}
              onPicked={toSearch}
              error={shown.cliente}
            />
          )}
          <EditorTerms q={q} opened={opened} errors={shown} onChange={(next) => onChange(() => next)} />
        </div>
        {unread.length > 0 && (
          <Alert
            color="yellow"
            variant="light"
            role="alert"
            title="Revisa lo que pegaste"
            withCloseButton
            closeButtonLabel="Cerrar"
            onClose={() => setUnread([])}
          >
            {unread.join(' ')}
          </Alert>
        )}
        <UnansweredProducts
          lines={q.lineas.filter((line) => line.producto === '' && sought.lost.has(line.key))}
          onRetry={sought.retry}
        />
        <UnknownProducts
          lines={q.lineas.filter((line) => unknown.has(line.key))}
          onSeek={(line) => setMending({ key: line.key, text: line.part_number })}
          onDrop={() => lineas((all) => all.filter((line) => !unknown.has(line.key)))}
        />
        {behind > 0 && (
          <Alert
            color="blue"
            variant="light"
            title={
              behind === 1 ? 'Un precio cambió desde que se cotizó' : `${behind} precios cambiaron desde que se cotizó`
            }
          >
            Puedes mantener los de la cotización, o{' '}
            <Button size="compact-xs" variant="default" onClick={() => lineas((all) => atTodaysPrices(all, changed))}>
              Actualizar todo
            </Button>
          </Alert>
        )}
        <ProductSearch
          seed={mending}
          onPaste={paste}
          input={search}
          bodega={q.bodega_entrega}
          tipo={q.cliente?.tipo_cliente}
          place="la cotización"
          hints={<EditorHints />}
          first={q.cliente !== null}
          error={shown.lineas}
          left={left}
          onLines={() =>
            [...(body.current?.querySelectorAll<HTMLInputElement>("[data-campo='cantidad']") ?? [])].at(-1)?.focus()
          }
          onPick={(p, units) => add({ producto: p._id, part_number: p.part_number, nombre: p.nombre }, units)}
          onEarly={(text, units) => add({ producto: '', part_number: text, nombre: '' }, units)}
        />
      </div>
      <EditorLines
        key={since}
        below={
          <Suggestions
            lines={q.lineas}
            onAdd={({ producto, part_number, nombre }) => add({ producto, part_number, nombre }, 1)}
          />
        }
        lines={priced.lines}
        terms={priced.terms}
        margenes={permisos.margenes}
        locks={permisos.validar}
        unknown={unknown}
        tried={tried}
        onLines={(next) => lineas(() => sought.withFound(next))}
        onDone={toSearch}
      />
      <footer className={styles.footer}>
        <EditorTotals
          sums={priced.sums}
          moneda={q.moneda}
          tipo_cambio={priced.terms.tipo_cambio}
          margenes={permisos.margenes}
        />
      </footer>
    </div>
  );
}
