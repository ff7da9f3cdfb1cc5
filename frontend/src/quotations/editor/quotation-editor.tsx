import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { Alert, Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { CustomerSearch } from '../../orders/new-order/customer-search.shared.tsx';
import { ProductSearch } from '../../orders/new-order/product-search.shared.tsx';
import { RefusalAlert } from '../../ui/forms/form-messages.tsx';
import { StaleAlert } from '../../ui/forms/stale-alert.tsx';
import { newLine, withCustomer } from './change-quotation.ts';
import { EditorHints } from './editor-hints.tsx';
import { EditorLines } from './editor-lines.tsx';
import { EditorTerms } from './editor-terms.tsx';
import { EditorTotals } from './editor-totals.tsx';
import { missingOf } from './quotation-request.ts';
import type { TypedLine, TypedQuotation } from './typed-quotation.ts';
import { usePriced } from './use-priced.ts';
import { useSaving } from './use-saving.ts';
import { useSoughtProducts } from './use-sought-products.ts';
import styles from './editor.module.css';

interface Props {
  readonly q: TypedQuotation;
  readonly onChange: (change: (q: TypedQuotation) => TypedQuotation) => void;
  /** The quotation as it was opened or last saved; undefined for a new one. */
  readonly opened: QuotationSheet | undefined;
  readonly onSaved: (number: number, sent: TypedQuotation) => void;
  readonly header: (actions: ReactNode) => ReactNode;
}

/** The editor of a quotation, new or existing: forty lines without the mouse (requirements §3). */
export function QuotationEditor({ q, onChange, opened, onSaved, header }: Props) {
  const { permisos } = useCurrentUser();
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState('');
  const [unknown, setUnknown] = useState<ReadonlySet<string>>(new Set());
  const [begun, setBegun] = useState<string>();
  const priced = usePriced(q, opened);
  const saving = useSaving({ opened, onSaved });
  const missing = missingOf(q);
  const shown = tried ? missing : {};
  const toSearch = () => search.current?.focus();
  const lineas = (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) =>
    onChange((old) => ({ ...old, lineas: change(old.lineas) }));
  const withFound = useSoughtProducts({
    lines: q.lineas,
    onFound: (key, found) => lineas((all) => all.map((line) => (line.key === key ? { ...line, ...found } : line))),
    onNone: (key) => setUnknown((old) => new Set([...old, key])),
  });
  const add = (named: Pick<TypedLine, 'producto' | 'part_number' | 'nombre'>, units: number) => {
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
  const submit = (over?: number) => {
    const unfinished = search.current?.value.trim() ?? '';
    setLeft(unfinished);
    if (unfinished !== '') return toSearch();
    setTried(true);
    const wrong = priced.lines.some((line) => line.problem !== undefined || line.typed.producto === '');
    if (Object.keys(missing).length === 0 && !wrong) return void saving.send(q, over);
    setTimeout(() =>
      body.current?.querySelector<HTMLElement>("[aria-invalid='true'], tr[data-error='true'] input")?.focus(),
    );
  };
  const key = useEffectEvent((event: KeyboardEvent) => {
    const save = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's');
    if (!save || document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  });
  useEffect(() => {
    // Before any field sees it: in a search this Enter would also take what is proposed.
    const listen = (event: KeyboardEvent) => key(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  const save = (
    <Button onClick={() => submit()} loading={saving.busy} title="Ctrl + Enter">
      Guardar
    </Button>
  );
  return (
    <div ref={body} className={styles.page}>
      {header(save)}
      <div className={styles.head}>
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
            <StaleAlert
              reply={saving.refusal}
              onApply={() => submit(saving.refusal?.version)}
              onNewer={undefined}
              busy={saving.busy}
            />
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
          <EditorTerms
            q={q}
            saved={opened !== undefined}
            condiciones={opened?.condiciones.map(({ nombre }) => nombre) ?? []}
            errors={shown}
            onChange={(next) => onChange(() => next)}
          />
        </div>
        <ProductSearch
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
        lines={priced.lines}
        terms={priced.terms}
        margenes={permisos.margenes}
        unknown={unknown}
        tried={tried}
        onLines={(next) => lineas(() => withFound(next))}
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
