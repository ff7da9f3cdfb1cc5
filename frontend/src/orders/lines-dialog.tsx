import { netOf, totalsOf } from '@power/domain/kernel/money';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Alert, Button, Group, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { editLines } from '../calls/orders.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { Totals } from '../ui/dialogs/totals.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';
import { BESIDE_DOCUMENT, SHEET } from '../ui/dialogs/sheet-width.ts';
import { RefusalAlert } from '../ui/forms/form-messages.tsx';
import { StaleAlert } from '../ui/forms/stale-alert.tsx';
import { useFormSubmit } from '../ui/forms/use-form-submit.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { withProduct } from './new-order/change-draft.ts';
import { lineError } from './new-order/check-draft.ts';
import { type Draft, type DraftLine, emptyDraft } from './new-order/draft.ts';
import { DraftLines } from './new-order/draft-lines.tsx';
import { KeyHints } from './new-order/key-hints.tsx';
import { ProductSearch } from '../documents/product-search/product-search.tsx';
import styles from './new-order/new-order.module.css';
import { linesToEdit } from './order-draft.ts';
import { useOrderValues } from './payment-names.shared.ts';
import { refreshOrders } from './refresh-orders.shared.ts';
import { linesOverLatest } from '../documents/lines-over-latest.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { useSheet } from './use-sheet.shared.ts';

type Lines = Pick<Draft, 'lineas'>;

interface EditorProps {
  readonly order: OrderSheet;
  readonly initial: Draft;
  /** The order as others left it since, with its lines to be edited; undefined where it cannot be read. */
  readonly onLatest: () => Promise<{ readonly version: number; readonly lineas: readonly DraftLine[] } | undefined>;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  /** Whether there is something typed that closing would lose. */
  readonly onTyped: (typed: boolean) => void;
}

function Editor({ order, initial, onLatest, onClose, onCancel, onTyped }: EditorProps) {
  const command = useCommand(editLines);
  const valueName = useOrderValues();
  const search = useRef<HTMLInputElement>(null);
  // What is edited is the order as it was when the dialog opened.
  const [version] = useState(order.version);
  const [draft, setDraft] = useState(initial);
  useEffect(() => onTyped(draft !== initial), [draft]);
  const [tried, setTried] = useState(false);
  const errors = Object.fromEntries(
    draft.lineas.flatMap((line) => {
      const error = tried ? lineError(line) : undefined;
      return error ? [[line.key, error]] : [];
    }),
  );
  const sending = useFormSubmit<Lines>({
    version,
    submit: async ({ lineas }, options) => {
      const productos_pedido = lineas.map(({ linea, producto, precio, cantidad }) => ({
        ...(linea === undefined ? {} : { linea }),
        producto: producto._id,
        precio_venta: precio!,
        cantidad: cantidad!,
      }));
      return await command.run({ id: order.number, productos_pedido }, options);
    },
    onDone: ({ mensaje }) => {
      refreshOrders();
      if (mensaje) showToast({ titulo: mensaje });
      onClose();
    },
  });
  const submit = (lines: Lines = draft, over?: number) => {
    setTried(true);
    if (lines.lineas.length > 0 && lines.lineas.every((line) => lineError(line) === undefined))
      void sending.send(lines, over);
  };
  // What was last read of the order, which a second stranger's change is held against.
  const base = useRef(initial.lineas);
  const onTop = async () => {
    const latest = await onLatest().catch((error: unknown) => {
      void notice({ titulo: 'Las líneas no se guardaron', texto: messageOf(error) });
    });
    if (!latest) return;
    const lineas = linesOverLatest(draft.lineas, base.current, latest.lineas, ({ producto }) => producto._id);
    base.current = latest.lineas;
    setDraft({ ...draft, lineas });
    submit({ lineas }, latest.version);
  };
  const sums = totalsOf(netOf(draft.lineas.map((l) => ({ precio_venta: l.precio || 0, cantidad: l.cantidad || 0 }))));
  return (
    <>
      <div className={styles.body}>
        {tried && draft.lineas.length === 0 && (
          <Alert color="red" variant="light" role="alert">
            Agrega al menos un producto
          </Alert>
        )}
        {sending.refusal &&
          (sending.stale ? (
            <StaleAlert
              reply={sending.refusal}
              onApply={() => void onTop()}
              onNewer={undefined}
              busy={sending.busy}
              valueName={valueName}
              mine={() => false}
            />
          ) : (
            <RefusalAlert reply={sending.refusal} />
          ))}
        <ProductSearch
          input={search}
          bodega={order.bodega_entrega}
          tipo={order.client.tipo_cliente}
          place="el pedido"
          hints={<KeyHints />}
          first
          error={undefined}
          left=""
          onLines={() => undefined}
          onPick={(product, units) => setDraft(withProduct(draft, product, units))}
        />
        <DraftLines
          draft={draft}
          errors={errors}
          onLines={(lineas) => setDraft({ ...draft, lineas })}
          onDone={() => search.current?.focus()}
        />
      </div>
      <div className={styles.footer}>
        <Group gap="sm">
          <Button onClick={() => submit()} loading={sending.busy} disabled={sending.stale}>
            Guardar líneas
          </Button>
          <Button variant="default" onClick={onCancel} disabled={sending.busy}>
            Cancelar
          </Button>
        </Group>
        <Totals {...sums} />
      </div>
    </>
  );
}

/** *Editar líneas*: what an order that nobody validated sells, with stock and prices of today beside it. */
export function LinesDialog({ number, onClose }: { number: number; onClose: () => void }) {
  useReturnFocus();
  const { order, refusal, error, refetch } = useSheet(number);
  const [opened, setOpened] = useState<{ order: OrderSheet; draft: Draft }>();
  const [failed, setFailed] = useState<unknown>();
  const [typed, setTyped] = useState(false);
  const unsaved = useUnsaved(typed);
  const cancel = () => void unsaved.leave(onClose);
  useEffect(() => {
    if (!order || opened) return;
    linesToEdit(order).then(
      (lineas) => setOpened({ order, draft: { ...emptyDraft(order.bodega_entrega), lineas } }),
      setFailed,
    );
  }, [order, opened]);
  return (
    <Modal
      opened
      onClose={cancel}
      title={`Editar líneas del Pedido N° ${number}`}
      size={SHEET.document}
      xOffset={BESIDE_DOCUMENT}
      closeOnClickOutside={false}
      classNames={{ content: styles.content ?? '' }}
    >
      {unsaved.guard}
      {opened ? (
        <Editor
          order={opened.order}
          initial={opened.draft}
          onLatest={async () => {
            const { data } = await refetch();
            if (!data?.ok) return undefined;
            return { version: data.pedido.version, lineas: await linesToEdit(data.pedido) };
          }}
          onClose={() => unsaved.done(onClose)}
          onCancel={cancel}
          onTyped={setTyped}
        />
      ) : refusal !== undefined || error || failed ? (
        <Unreadable what="El pedido" refusal={refusal} error={error ?? failed} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}
