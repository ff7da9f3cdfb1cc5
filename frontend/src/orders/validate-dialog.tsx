import { orderDocument } from '@power/domain/orders/views/order-document';
import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderToValidate, validateOrder } from '../calls/orders.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { DocumentTools } from '../documents/document-header.tsx';
import { DocumentSummary } from '../documents/document-summary.tsx';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { preloadPrompts } from '../ui/dialogs/lazy-prompt-host.tsx';
import { notice } from '../ui/dialogs/prompts.ts';
import { isStale, type Meanwhile } from '../ui/forms/submit-reply.ts';
import { DecisionFacts } from './decision-facts.tsx';
import { type Next, nextToValidate } from './next-to-validate.ts';
import { OrderChat } from './order-chat.shared.tsx';
import { DecisionSide, OrderLines, OrderTotals } from './order-parts.tsx';
import { canValidate } from './order-status.shared.ts';
import { useOrderValues, usePayment } from './payment-names.shared.ts';
import { PointsBanner } from './points-banner.tsx';
import { refreshOrders } from './refresh-orders.shared.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { refusalOf } from './use-sheet.shared.ts';
import {
  askException,
  askNewer,
  askValidation,
  isExceptable,
  tellEnd,
  tellRefusal,
  tellSuccess,
} from './validate-flow.tsx';
import { shortagesOf } from './shortage-table.tsx';
import { forgetAside, forgetOrder, keepComment, putAside, typedComment } from './validation-memory.ts';
import { WaitingPrices } from './waiting-prices.tsx';
import styles from './validate-dialog.module.css';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly number: number;
  readonly onClose: () => void;
  /** Opens the next order of the queue in this one's place. */
  readonly onNext: (number: number) => void;
}

/** *Validar Pedido N°* (document 2 §2, §8): everything needed to decide on one screen. */
export function ValidateDialog({ number, onClose, onNext }: Props) {
  const [search] = useSearchParams();
  const query = useQueryCall(orderToValidate, { number }, { staleTime: 0 });
  useLiveRefresh(orderToValidate, ORDERS_TOPIC, (clave) => clave === String(number));
  const found = query.data?.ok ? query.data : undefined;
  const order = found?.pedido;
  const [chosen, setChosen] = useState<{ metodo?: string | undefined; condicion?: string | undefined }>({});
  const metodo = chosen.metodo ?? order?.metodo_pago ?? null;
  const condicion = chosen.condicion ?? order?.condicion_pago ?? null;
  const payment = usePayment({ metodo: order?.metodo_pago, condicion: order?.condicion_pago });
  const valueName = useOrderValues();
  const command = useCommand(validateOrder);
  const [asking, setAsking] = useState(false);
  const [short, setShort] = useState(false);
  const refusal = refusalOf(query.data);
  const failed = refusal !== undefined || (query.error !== null && !found);
  const ready = order !== undefined && canValidate(order) && !asking && !command.busy;

  const title = `Validar Pedido N° ${number}`;

  useEffect(preloadPrompts, []);
  const button = useRef<HTMLButtonElement>(null);
  const loaded = order?.number;
  // The dialog opens before its order has come: then the key of the next step is at hand.
  useEffect(() => {
    if (loaded !== undefined) button.current?.focus({ preventScroll: true });
  }, [loaded]);

  /** The next of the queue in this one's place; at its end the dialog closes, and what was put aside is offered again. */
  const goOn = ({ number: next, apartados }: Next) => {
    if (next !== undefined) return onNext(next);
    tellEnd(apartados);
    forgetAside();
    onClose();
  };
  const skip = async () => {
    if (!order || asking || command.busy) return;
    putAside(number, order.version);
    goOn(await nextToValidate(number, search));
  };
  const refused = async (reply: Parameters<typeof tellRefusal>[0], version: number) => {
    // The error dialog stands alone: this one closes first (document 2 §8).
    setShort(shortagesOf(reply).length > 0);
    putAside(number, version);
    const next = await nextToValidate(number, search);
    const { cerrar, seguir } = await tellRefusal(reply, next.number);
    if (seguir) goOn(next);
    else if (cerrar) onClose();
  };

  const validate = async () => {
    if (!order || !ready) return;
    setAsking(true);
    try {
      const textoValidacion = await askValidation(number, typedComment(number));
      if (textoValidacion === undefined) return;
      // Until it is accepted: a refusal, a lost connection or a reload must not cost what was written.
      keepComment(number, textoValidacion);
      // Only what was chosen here: the rest is the order's, also where somebody has just changed it.
      const request = {
        pedido: number,
        textoValidacion,
        ...(chosen.metodo ? { metodo_pago: chosen.metodo } : {}),
        ...(chosen.condicion ? { condicion_pago: chosen.condicion } : {}),
      };
      let seen = order.version;
      let reply = await command.run(request, { expectedVersion: seen });
      while (!reply.ok && isStale(reply)) {
        refreshOrders();
        const newer = reply as typeof reply & { readonly version: number; readonly cambios?: readonly Meanwhile[] };
        if (!(await askNewer(number, newer, valueName))) return;
        seen = newer.version;
        reply = await command.run(request, { expectedVersion: seen });
      }
      if (!reply.ok && isExceptable(reply)) {
        if (!(await askException(reply))) return;
        reply = await command.run({ ...request, excepcion_credito: true }, { expectedVersion: seen });
      }
      refreshOrders();
      if (!reply.ok) return await refused(reply, seen);
      forgetOrder(number);
      tellSuccess(number);
      goOn(await nextToValidate(number, search));
    } catch (error) {
      await notice({ titulo: 'Ocurrió un error al crear el Pedido', texto: messageOf(error) });
    } finally {
      setAsking(false);
    }
  };
  // Also from within a field: the validator's hands stay on the keyboard.
  useHotkeys(
    [
      ['mod+Enter', () => void validate()],
      ['alt+S', () => void skip()],
    ],
    [],
    true,
  );

  if (short) return null;
  return (
    <DetailDialog
      title={title}
      summary={<DocumentSummary document={orderDocument} sheet={order} title={title} />}
      tools={<DocumentTools href={`/sistema/pedido/${number}`} page={false} steps={undefined} />}
      onClose={onClose}
      loading={!order && !failed}
      facts={order && <DecisionSide order={order} names={valueName} />}
      conversation={order && <OrderChat order={order} />}
      totals={order && <OrderTotals order={order} />}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => void skip()}
            disabled={!order || asking}
            title="Alt + S: aparta este pedido sin validarlo"
          >
            Siguiente
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
      primary={
        <Button
          ref={button}
          // Whoever opens an order that is known already: the dialog's trap looks for its first field after the effect above.
          data-autofocus={(order && canValidate(order)) || undefined}
          onClick={() => void validate()}
          loading={command.busy}
          disabled={!order || !canValidate(order)}
          title="Ctrl + Enter"
        >
          Validar Administrativamente
        </Button>
      }
    >
      {failed && (
        <Unreadable what="El pedido" refusal={refusal} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {order && found && (
        <>
          <PointsBanner points={order.puntosUtilizados} />
          {!canValidate(order) && !asking && (
            <p role="alert" className={styles.late}>
              El pedido no se encuentra en estado Pendiente Validacion Administrativa
            </p>
          )}
          <DecisionFacts order={order} credito={found.credito} onCredit={payment.onCredit(condicion)} />
          {canValidate(order) && <WaitingPrices order={order} />}
          <div className={styles.payment}>
            <Select
              label="Método de Pago"
              data={payment.metodos}
              value={metodo}
              onChange={(v) => setChosen({ ...chosen, metodo: v ?? undefined })}
              searchable
              placeholder="Elige un método"
              disabled={!canValidate(order)}
            />
            <Select
              label="Condición de Pago"
              data={payment.condiciones}
              value={condicion}
              onChange={(v) => setChosen({ ...chosen, condicion: v ?? undefined })}
              searchable
              allowDeselect={false}
              disabled={!canValidate(order)}
            />
          </div>
          <OrderLines order={order} {...(canValidate(order) ? { stock: found.stock } : {})} />
        </>
      )}
    </DetailDialog>
  );
}
