import { isBlank } from '@power/domain/kernel/text';
import { approvePrices, orderToValidate } from '../calls/orders.ts';
import { awaitingApproval } from '@power/domain/orders/approval.shared';
import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { OrderChat } from './order-chat.shared.tsx';
import { tell } from './order-commands.ts';
import { OrderFacts, OrderTotals } from './order-parts.tsx';
import { useOrderValues } from './payment-names.shared.ts';
import { PricesToApprove } from './prices-to-approve.tsx';
import { Unreadable } from '../documents/unreadable.tsx';
import { refusalOf } from './use-sheet.shared.ts';
import { useUnsaved } from '../ui/forms/use-unsaved.tsx';

/** *Aprobar precios*: the lines below list or under the margin rule, beside their list price, for somebody with `validar`. */
export function ApproveDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const query = useQueryCall(orderToValidate, { number }, { staleTime: 0 });
  useLiveRefresh(orderToValidate, ORDERS_TOPIC, (clave) => clave === String(number));
  const names = useOrderValues();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [comentario, setComentario] = useState('');
  const command = useCommand(approvePrices);
  const found = query.data?.ok ? query.data : undefined;
  const order = found?.pedido;
  const refusal = refusalOf(query.data);
  const failed = refusal !== undefined || (query.error !== null && !found);
  const waiting = awaitingApproval(order?.productos_pedido ?? []);
  const chosen = waiting.map(({ linea }) => linea).filter((linea) => !left.includes(linea));
  const unsaved = useUnsaved(left.length > 0 || !isBlank(comentario));
  const close = () => void unsaved.leave(onClose);
  const approve = async () => {
    if (!order || command.busy) return;
    const asked = { pedido: number, lineas: chosen, ...(comentario.trim() ? { comentario } : {}) };
    const done = await tell('Los precios no fueron aprobados', () =>
      command.run(asked, { expectedVersion: order.version }),
    );
    if (done && chosen.length === waiting.length) unsaved.done(onClose);
  };
  return (
    <DetailDialog
      title={`Aprobar precios del Pedido N° ${number}`}
      onClose={close}
      loading={!order && !failed}
      facts={order && <OrderFacts order={order} names={names} />}
      conversation={order && <OrderChat order={order} />}
      totals={order && <OrderTotals order={order} />}
      actions={
        <Button variant="default" onClick={close}>
          Cancelar
        </Button>
      }
      primary={
        <Button onClick={() => void approve()} loading={command.busy} disabled={chosen.length === 0} data-autofocus>
          Aprobar precios
        </Button>
      }
    >
      {unsaved.guard}
      {failed && (
        <Unreadable what="El pedido" refusal={refusal} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found && waiting.length === 0 && <p role="status">Este pedido no tiene precios por aprobar.</p>}
      {found && waiting.length > 0 && (
        <>
          <PricesToApprove
            lines={waiting}
            margins={found.precios}
            chosen={chosen}
            onChoose={(linea, yes) => setLeft(yes ? left.filter((l) => l !== linea) : [...left, linea])}
          />
          <Textarea
            label="Comentario"
            description="Queda en la conversación del pedido"
            autosize
            minRows={2}
            maxLength={4000}
            mt="md"
            value={comentario}
            onChange={(e) => setComentario(e.currentTarget.value)}
          />
        </>
      )}
    </DetailDialog>
  );
}
