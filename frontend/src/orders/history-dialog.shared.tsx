import { ORDERS_TOPIC } from '@power/domain/orders/views/order-row';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { orderCalls } from '../calls/orders.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { historySteps } from '../audit/history-steps.shared.tsx';
import { useLiveRefresh } from '../live/refresh.ts';
import { HistoryDrawer } from '../ui/dialogs/history-drawer.tsx';
import { formatDayTime } from '../ui/format/times.ts';
import { useListState } from '../ui/list/use-list-state.ts';
import { orderLooks } from '@power/domain/orders/order-looks';
import { StateChip } from '../ui/state-chip.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useOrderValues, usePayment } from './payment-names.shared.ts';
import { refusalOf } from './use-sheet.shared.ts';
import styles from './history-dialog.module.css';

const SheetThen = ({ order, now, condition }: { order: OrderSheet; now: boolean; condition: string }) => (
  <section className={styles.sheet} aria-label="El pedido en ese momento">
    <header>
      <StateChip looks={orderLooks} value={order.estatus} />
      <span>{now ? 'Como está ahora' : `Como estaba el ${formatDayTime(order.updatedAt)}`}</span>
    </header>
    <p>
      {order.client.name} · {order.tipo_entrega} · {order.bodega_entrega} · {condition}
      {order.facturado ? ' · facturado' : ''}
      {order.entregado ? ' · entregado' : ''}
    </p>
    <div className={styles.lines} role="region" aria-label="Líneas del pedido" tabIndex={0}>
      <OrderLines order={order} />
    </div>
    <OrderTotals order={order} />
  </section>
);

/** *Historia* of an order: every event, and the order as it was at any step; from a list of another day it begins at that day. */
export function HistoryDialog({ number, onClose, at }: { number: number; onClose: () => void; at?: number }) {
  const query = useQueryCall(orderCalls.history, { id: number }, { staleTime: 0 });
  useLiveRefresh(orderCalls.history, ORDERS_TOPIC, (clave) => clave === String(number));
  const { conditionName } = usePayment();
  const valueName = useOrderValues();
  const [step, setStep] = useState(at);
  const found = query.data?.ok ? query.data : undefined;
  const failed = refusalOf(query.data) ?? (query.error && !found ? messageOf(query.error) : undefined);
  const [{ asOf }] = useListState();
  const last = Math.max(0, (found?.eventos.length ?? 1) - 1);
  const then = asOf === '' ? last : (found?.eventos.findLastIndex((e) => e.at <= asOf) ?? last);
  const chosen = Math.min(step ?? Math.max(0, then), last);
  const past = useQueryCall(
    orderCalls.history,
    { id: number, version: chosen },
    { enabled: found !== undefined && chosen < last, keepPrevious: true, staleTime: 0 },
  );
  const sheet = chosen === last ? found?.estado : past.data?.ok ? past.data.estado : undefined;
  return (
    <HistoryDrawer
      title={`Historia del Pedido N° ${number}`}
      steps={failed === undefined ? found && historySteps(found.eventos) : []}
      onClose={onClose}
      step={chosen}
      valueName={valueName}
      onStep={(n) => setStep(n === last && asOf === '' ? undefined : n)}
      {...(found ? { verificado: found.verificado } : {})}
    >
      {failed !== undefined && (
        <Alert color="red" variant="light" title="La historia no se pudo abrir">
          {failed}
        </Alert>
      )}
      {found?.hallazgo !== undefined && (
        <Alert color="red" variant="light" mb="md" title="La cadena no está intacta">
          {found.hallazgo}
        </Alert>
      )}
      {sheet && <SheetThen order={sheet} now={chosen === last} condition={conditionName(sheet.condicion_pago)} />}
    </HistoryDrawer>
  );
}
