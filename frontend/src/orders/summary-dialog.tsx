import { Alert, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { formatDayTime } from '../ui/format/times.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { DetailDialog } from '../ui/dialogs/detail-dialog.tsx';
import { useOrderActions } from './order-actions.tsx';
import { OrderChat } from './order-chat.shared.tsx';
import { OrderFacts, PointsBanner } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { usePayment } from './payment-names.shared.ts';
import { Unreadable } from './unreadable.shared.tsx';
import { useSheet } from './use-sheet.shared.ts';

/** *Resumen Pedido N°* (document 2 §2). Opened from a list of another day it shows the order of that day, to read only. */
export function SummaryDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const [{ asOf }, onList] = useListState();
  const then = asOf !== '';
  const { order, refusal, error, refetch } = useSheet(number, asOf);
  const { conditionName } = usePayment({ condicion: order?.condicion_pago });
  const actionsOf = useOrderActions();
  const failed = refusal !== undefined || (error !== null && !order);
  const offered = order ? actionsOf(order).filter((a) => a.label !== 'Ver Resumen') : [];
  return (
    <DetailDialog
      title={`Resumen Pedido N° ${number}`}
      onClose={onClose}
      loading={!order && !failed}
      facts={order && <OrderFacts order={order} conditionName={conditionName} />}
      conversation={order && <OrderChat order={order} readOnly={then} />}
      totals={order && <OrderTotals order={order} />}
      actions={
        <>
          {then && (
            <Button variant="default" size="xs" onClick={() => onList({ asOf: '' })}>
              Ver como está ahora
            </Button>
          )}
          {offered.map((a) => (
            <Button
              key={a.label}
              variant="default"
              size="xs"
              leftSection={a.icon}
              onClick={a.run}
              {...(a.danger ? { color: 'red', variant: 'light' } : {})}
            >
              {a.label}
            </Button>
          ))}
          <Button size="xs" onClick={onClose} data-autofocus>
            Cerrar
          </Button>
        </>
      }
    >
      {failed && <Unreadable refusal={refusal} error={error} onRetry={() => void refetch()} />}
      {order && (
        <>
          {then && (
            <Alert
              color="blue"
              variant="light"
              mb="sm"
              icon={<IconHistory />}
              title={`Como estaba el ${formatDayTime(asOf)}`}
            />
          )}
          <PointsBanner points={order.puntosUtilizados} />
          <OrderLines order={order} />
        </>
      )}
    </DetailDialog>
  );
}
