import { zodResolver } from '@hookform/resolvers/zod';
import { recordInput } from '@power/domain/kernel/master-input';
import type { AskedField } from '@power/domain/kernel/master-row';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { Button, Group } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCurrentUser } from '../../access/current-user.ts';
import { MasterField } from '../../masters/master-field.tsx';
import type { Options } from '../../masters/types.ts';
import { confirmDiscard } from '../../ui/forms/confirm-discard.ts';
import { ErrorSummary, RefusalAlert } from '../../ui/forms/form-messages.tsx';
import { speakSpanish } from '../../ui/forms/spanish-errors.ts';
import { StaleAlert } from '../../ui/forms/stale-alert.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { takeTheirs } from '../../ui/forms/theirs.ts';
import { type SubmitOptions, useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { GridColumn, GridLine } from '../line-handlers.ts';
import { LinesGrid } from '../lines-grid.tsx';
import { ProductSearch } from '../product-search/product-search.tsx';
import { dropDraft, readDraft, type Written, writeDraft } from './document-draft.ts';
import { PasteProblems, usePastedLines } from './pasted-lines.tsx';
import styles from './document-form.module.css';

speakSpanish();

/** A line names its product. */
export interface FormLine extends GridLine {
  readonly producto: { readonly _id: string; readonly part_number: string; readonly nombre: string };
}

/** One way to send it: *Guardar borrador*, *Enviar*. */
export interface SendWay<L extends FormLine> {
  readonly label: string;
  readonly send: (written: Written<L>, options: SubmitOptions) => Promise<FormReply>;
}

/** What a search of its own is given. */
export interface SearchSlot<L extends FormLine> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  /** What was still being typed when the document was to be sent. */
  readonly left: string;
  readonly onAdd: (line: L) => void;
  /** From the empty field into the lines. */
  readonly onLines: () => void;
}

export interface DocumentFormProps<L extends FormLine> {
  readonly title: string;
  readonly context?: ReactNode;
  /** At the right of the title. */
  readonly action?: ReactNode;
  /** What is asked for above the lines, as the document declares it. */
  readonly fields: Readonly<Record<string, AskedField>>;
  readonly options: Options;
  readonly initial: Written<L>;
  /** Name under which what is typed is kept; absent where a document that exists is changed. */
  readonly draft?: string;
  /** Of the document that is changed. */
  readonly version?: number;
  /** Brings what others saved meanwhile. */
  readonly onNewer?: (() => void) | undefined;
  /** What products are added to: *la nota*. */
  readonly place: string;
  readonly columns: readonly GridColumn<L>[];
  /** A new line; `rest` are the cells that a spreadsheet had after code and units. */
  readonly lineOf?: (product: FoundProduct, units: number | undefined, rest: readonly string[]) => L;
  /** The search of whoever may not look through all products, in place of the usual one and of its `lineOf`. */
  readonly search?: (slot: SearchSlot<L>) => ReactNode;
  readonly lineError: (line: L) => string | undefined;
  /** Another way to bring lines, beside the search. */
  readonly bring?: (add: (lines: readonly L[]) => void) => ReactNode;
  /** Whose stock the search shows. */
  readonly bodega?: (header: Written<L>['header']) => string;
  /** What the lines come to, beside the primary action. */
  readonly totals?: (lines: readonly L[]) => ReactNode;
  readonly primary: SendWay<L>;
  readonly second?: SendWay<L>;
  readonly onDone: (reply: FormReply) => void;
}

const NO_LINES = 'Agrega al menos un producto';
const nameOf = (line: FormLine): string => line.producto.part_number;
const titleOf = ({ producto }: FormLine) => (
  <>
    {producto.part_number}
    <small>{producto.nombre}</small>
  </>
);

/**
 * Makes or changes a document on a page of its own: header fields by their kind, lines found by the product search or
 * pasted from a spreadsheet, what is typed kept, Ctrl+Enter for the primary action.
 */
export function DocumentForm<L extends FormLine>(props: DocumentFormProps<L>) {
  const { fields, initial, draft, version, place, lineError, primary, second } = props;
  const { _id: user } = useCurrentUser();
  const [begun, setBegun] = useState(() => (draft === undefined ? initial : readDraft(draft, user, initial)));
  const form = useForm<Record<string, unknown>, unknown, Record<string, unknown>>({
    resolver: zodResolver(recordInput({ fields })),
    defaultValues: begun.header,
    mode: 'onTouched',
  });
  const [lines, setLines] = useState(begun.lines);
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState('');
  const body = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const header = useWatch({ control: form.control });
  const { errors, isDirty, submitCount } = form.formState;
  const sending = useFormSubmit<{ readonly written: Written<L>; readonly way: SendWay<L> }>({
    ...(version === undefined ? {} : { version }),
    submit: ({ written, way }, options) => way.send(written, options),
    onDone: (reply) => {
      if (draft !== undefined) dropDraft(draft, user);
      unsaved.done(() => props.onDone(reply));
    },
  });
  // What is kept is not lost by leaving.
  const unsaved = useUnsaved(draft === undefined && (isDirty || lines !== begun.lines) && !sending.busy);
  const kept = JSON.stringify({ header, lines });
  const before = useRef(kept);
  useEffect(() => {
    if (draft === undefined || before.current === kept) return;
    before.current = kept;
    writeDraft(draft, user, { header, lines });
  }, [kept]);
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    // What nobody touched here takes the newer values.
    form.reset(initial.header, { keepDirtyValues: true });
    if (lines === begun.lines) setLines(initial.lines);
    setBegun(lines === begun.lines ? initial : begun);
    sending.forget();
  }, [version]);
  const add = (more: readonly L[]) => setLines((all) => [...all, ...more]);
  // Asked for by the usual search alone, which has it.
  const lineOf = props.lineOf!;
  const pasted = usePastedLines(lineOf, add);
  const quantities = () => [...(body.current?.querySelectorAll<HTMLInputElement>("[data-campo='cantidad']") ?? [])];
  const toSearch = () => search.current?.focus();
  const count = useRef(lines.length);
  useEffect(() => {
    // One more line: its quantity is next, and Enter there goes back to the search.
    if (lines.length === count.current + 1) quantities().at(-1)?.focus();
    count.current = lines.length;
  }, [lines.length]);
  const wrong = Object.fromEntries(lines.map((line) => [line.key, lineError(line)]).filter(([, error]) => error));
  const shown = (tried ? wrong : {}) as Readonly<Record<string, string>>;
  const problems = tried ? [...(lines.length === 0 ? [NO_LINES] : []), ...new Set(Object.values(shown))] : [];
  const submit = (way: SendWay<L>, over?: number) => {
    const unfinished = search.current?.value.trim() ?? '';
    setLeft(unfinished);
    if (unfinished !== '') return toSearch();
    setTried(true);
    void form.handleSubmit((values) => {
      if (lines.length === 0) return toSearch();
      if (Object.keys(wrong).length > 0)
        return void setTimeout(() => body.current?.querySelector<HTMLElement>("tr[data-error='true'] input")?.focus());
      return sending.send({ written: { header: values, lines }, way }, over);
    })();
  };
  const slot = {
    input: search,
    error: tried && lines.length === 0 ? NO_LINES : undefined,
    left,
    onLines: () => quantities().at(-1)?.focus(),
  };
  const clear = async () => {
    if (!(await confirmDiscard())) return;
    if (draft !== undefined) dropDraft(draft, user);
    form.reset(initial.header);
    setLines(initial.lines);
    setTried(false);
  };
  return (
    <>
      {unsaved.guard}
      <PageHeader title={props.title} context={props.context} action={props.action} />
      <form
        ref={body}
        className={styles.form}
        noValidate
        aria-busy={sending.busy}
        onSubmit={(event) => event.preventDefault()}
        // Before any field sees it: in a search this Enter would also take what is proposed.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.stopPropagation();
          if (!sending.stale) submit(primary);
        }}
      >
        {submitCount > 0 && (
          <ErrorSummary
            errors={errors}
            labels={Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))}
            focus={(name) => form.setFocus(name)}
          />
        )}
        {problems.length > 0 && (
          <RefusalAlert reply={{ ok: false, titulo: 'Revisa los productos', mensaje: problems.join(' · ') }} />
        )}
        {sending.refusal &&
          (sending.stale ? (
            <StaleAlert
              reply={sending.refusal}
              onApply={() => {
                takeTheirs(form, sending.refusal?.cambios);
                submit(primary, sending.refusal?.version);
              }}
              onNewer={props.onNewer}
              busy={sending.busy}
              mine={(campo) => campo === 'lineas' || Object.hasOwn(form.formState.dirtyFields, campo)}
            />
          ) : (
            <RefusalAlert reply={sending.refusal} />
          ))}
        <div className={styles.fields}>
          {Object.entries(fields).map(([name, field], n) => (
            <div key={name} data-wide={field.asked.lines !== undefined}>
              <MasterField
                name={name}
                field={field}
                control={form.control}
                first={n === 0}
                options={props.options[name]}
                locked={false}
              />
            </div>
          ))}
        </div>
        <PasteProblems {...pasted} />
        <div className={styles.search}>
          {props.search?.({ ...slot, onAdd: (line) => add([line]) }) ?? (
            <ProductSearch
              {...slot}
              bodega={props.bodega?.(header) ?? ''}
              tipo={undefined}
              place={place}
              first={false}
              onPaste={pasted.onPaste}
              onPick={(product, units) => add([lineOf(product, units, [])])}
            />
          )}
        </div>
        {props.bring && <div>{props.bring(add)}</div>}
        <LinesGrid<L>
          lines={lines}
          columns={props.columns}
          nameOf={nameOf}
          title={titleOf}
          errors={shown}
          empty="Todavía no hay productos: búscalos arriba o pega filas de Excel (código y cantidad)."
          onLines={setLines}
          onDone={toSearch}
        />
        <div className={styles.foot}>
          <Group gap="sm">
            {second && (
              <Button variant="default" onClick={() => submit(second)} loading={sending.busy} disabled={sending.stale}>
                {second.label}
              </Button>
            )}
            {draft !== undefined && (isDirty || lines.length > 0) && (
              <Button variant="subtle" color="red" onClick={() => void clear()} disabled={sending.busy}>
                Descartar
              </Button>
            )}
          </Group>
          <div className={styles.end}>
            {props.totals?.(lines)}
            <Button
              size="md"
              title="Ctrl + Enter"
              onClick={() => submit(primary)}
              loading={sending.busy}
              disabled={sending.stale}
            >
              {primary.label}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}
