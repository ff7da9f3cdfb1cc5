import { Alert, Button, Group, Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createOrder } from '../../calls/orders.ts';
import { useCurrentUser } from '../../access/current-user.ts';
import { useCommand } from '../../api/hooks.ts';
import { confirm } from '../../ui/dialogs/prompts.ts';
import { BESIDE_DOCUMENT, SHEET } from '../../ui/dialogs/sheet-width.ts';
import { Totals } from '../../ui/dialogs/totals.tsx';
import { RefusalAlert } from '../../ui/forms/form-messages.tsx';
import { useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { withCustomer, withProduct } from './change-draft.ts';
import { amounts, checkDraft, type DraftErrors, isRight, orderOf } from './check-draft.ts';
import { CustomerSearch } from './customer-search.shared.tsx';
import { useUsualWarehouse } from '../warehouses.shared.ts';
import { type Draft, dropDraft, emptyDraft, hasContent, readDraft, writeDraft } from './draft.ts';
import { DraftLines } from './draft-lines.tsx';
import { DraftTerms } from './draft-terms.tsx';
import { KeyHints } from './key-hints.tsx';
import { ProductSearch } from '../../documents/product-search/product-search.tsx';
import { useNarrow } from '../../ui/use-phone.ts';
import styles from './new-order.module.css';

interface Props {
  readonly onClose: () => void;
  readonly onCreated: (number: number) => void;
}
const NONE: DraftErrors = { fields: {}, lines: {} };

/** *Nuevo pedido*: forty lines without the mouse; closing keeps what was typed. */
export function NewOrderDialog({ onClose, onCreated }: Props) {
  useReturnFocus();
  const user = useCurrentUser();
  const usual = useUsualWarehouse();
  const [typed, setDraft] = useState(() => readDraft(user._id, ''));
  const draft = typed.bodega_entrega === '' ? { ...typed, bodega_entrega: usual } : typed;
  const [tried, setTried] = useState(false);
  const [left, setLeft] = useState('');
  const [added, setAdded] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const command = useCommand(createOrder);
  const errors = tried ? checkDraft(draft) : NONE;
  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(user._id, next);
  };
  const sending = useFormSubmit<Draft>({
    submit: async (values) => await command.run({ pedido: orderOf(values) }),
    onDone: (reply) => {
      dropDraft(user._id);
      onCreated((reply as FormReply & { number: number }).number);
    },
  });
  const toSearch = () => search.current?.focus();
  const lastQuantity = () =>
    [...(body.current?.querySelectorAll<HTMLInputElement>("[data-campo='cantidad']") ?? [])].at(-1);
  const lines = draft.lineas.length;
  const before = useRef(lines);
  useEffect(() => {
    // The quantity is next; Enter there goes back to the search.
    if (lines > before.current) {
      const field = lastQuantity();
      field?.closest('tr')?.scrollIntoView({ block: 'nearest' });
      field?.focus();
    }
    before.current = lines;
  }, [lines]);
  const submit = () => {
    const unfinished = search.current?.value.trim() ?? '';
    setLeft(unfinished);
    if (unfinished !== '') return toSearch();
    setTried(true);
    if (isRight(checkDraft(draft))) return void sending.send(draft);
    setTimeout(() =>
      body.current?.querySelector<HTMLElement>("[aria-invalid='true'], tr[data-error='true'] input")?.focus(),
    );
  };
  const clear = async () => {
    if (
      !(await confirm({
        titulo: '¿Descartar este pedido?',
        texto: 'Lo que escribiste se perderá.',
        boton: 'Descartar',
        cancelar: 'Seguir editando',
        peligro: true,
      }))
    )
      return;
    dropDraft(user._id);
    setTried(false);
    setDraft(emptyDraft(''));
  };
  // Before any field sees it: in a search this Enter would also take what is proposed.
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    submit();
  };
  const narrow = useNarrow();
  const problems = [...Object.values(errors.fields), ...Object.values(errors.lines)];
  return (
    <Modal
      opened
      onClose={onClose}
      title="Nuevo pedido"
      size={SHEET.document}
      xOffset={BESIDE_DOCUMENT}
      fullScreen={narrow}
      closeOnClickOutside={false}
      onKeyDownCapture={key}
      classNames={{ content: styles.content ?? '', body: styles.dialog ?? '' }}
    >
      <div ref={body} className={styles.body}>
        {problems.length > 0 && (
          <Alert
            color="red"
            variant="light"
            role="alert"
            title={problems.length === 1 ? 'Revisa este dato' : `Revisa estos ${problems.length} datos`}
          >
            {[...new Set(problems)].join(' · ')}
          </Alert>
        )}
        {sending.refusal && <RefusalAlert reply={sending.refusal} />}
        <div className={styles.head}>
          <div className={styles.who}>
            <CustomerSearch
              value={draft.cliente}
              onChange={(cliente) => change(withCustomer(draft, cliente))}
              onPicked={toSearch}
              error={errors.fields.cliente}
            />
          </div>
          <div className={styles.what}>
            <ProductSearch
              input={search}
              bodega={draft.bodega_entrega}
              tipo={draft.cliente?.tipo_cliente}
              place="el pedido"
              hints={<KeyHints />}
              first={draft.cliente !== null}
              error={errors.fields.lineas}
              left={left}
              onLines={() => lastQuantity()?.focus()}
              onPick={(product, units) => {
                change(withProduct(draft, product, units));
                setAdded(`${product.part_number} agregado, línea ${lines + 1}`);
              }}
            />
            <span className="visually-hidden" role="status">
              {added}
            </span>
          </div>
        </div>
        <div className={styles.parts}>
          <DraftTerms draft={draft} errors={errors.fields} onChange={change} />
          <DraftLines
            draft={draft}
            errors={errors.lines}
            onLines={(lineas) => change({ ...draft, lineas })}
            onDone={toSearch}
          />
        </div>
      </div>
      <div className={styles.footer}>
        <Group gap="sm">
          <Button variant="default" onClick={onClose} disabled={sending.busy}>
            Seguir después
          </Button>
          {hasContent(draft) && (
            <Button variant="subtle" color="red" onClick={() => void clear()} disabled={sending.busy}>
              Descartar
            </Button>
          )}
        </Group>
        <div className={styles.end}>
          <Totals {...amounts(draft)} />
          <Button size="md" onClick={submit} loading={sending.busy} title="Ctrl + Enter">
            Crear Pedido
          </Button>
        </div>
      </div>
    </Modal>
  );
}
