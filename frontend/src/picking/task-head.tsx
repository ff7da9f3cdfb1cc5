import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconCloudUpload } from '@tabler/icons-react';
import { useStore } from '../api/store.ts';
import { online } from '../api/network.ts';
import { useOutage } from '../live/use-outage.ts';
import { usePageMark } from '../ui/use-page-mark.ts';
import { DeliveryIcon } from '../dashboards/delivery-icon.shared.tsx';
import { toteOf } from './tour.ts';
import frame from './task.module.css';
import styles from './task-head.module.css';

type Headed = Pick<OrderSheet, 'number' | 'client' | 'tipo_entrega' | 'picking'>;

interface Props {
  readonly orders: readonly Headed[];
  readonly progress: { readonly done: number; readonly missing: number; readonly units: number };
  readonly sending: number;
  readonly onLeave: () => void;
}

/** Which order, how far, and whether everything has reached the server. */
export function TaskHead({ orders, progress: { done, missing, units }, sending, onLeave }: Props) {
  usePageMark('outage-told');
  const order = orders[0]!;
  const tour = orders.length > 1;
  const reachable = useStore(online);
  const away = useOutage() || !reachable;
  const waiting = away ? `Sin conexión${sending > 0 ? `: ${sending} por enviar` : ''}` : `Enviando ${sending}`;
  const part = (n: number): string => `${units > 0 ? (n / units) * 100 : 0}%`;
  return (
    <header className={styles.head} data-tells-outage>
      <div className={frame.title}>
        <ActionIcon variant="subtle" color="gray" size={48} aria-label="Volver a la lista" onClick={onLeave}>
          <IconArrowLeft />
        </ActionIcon>
        <div>
          <h1>{tour ? `Recorrido de ${orders.length} pedidos` : `Pedido N° ${order.number}`}</h1>
          <p>
            {tour
              ? orders.flatMap(({ number, picking }, n) => (picking ? [`${toteOf(n)} ${number}`] : [])).join(' · ')
              : `${order.tipo_entrega} · ${order.client.name}`}
          </p>
        </div>
        {!tour && <DeliveryIcon tipo={order.tipo_entrega} size={28} />}
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label="Avance del picking"
        aria-valuenow={done + missing}
        aria-valuemin={0}
        aria-valuemax={units}
      >
        <span style={{ width: part(done) }} />
        <span data-missing style={{ width: part(missing) }} />
      </div>
      <p className={styles.figures}>
        <strong>
          {done} de {units}
        </strong>
        {missing > 0 && (
          <span>
            {missing} {missing === 1 ? 'faltante' : 'faltantes'}
          </span>
        )}
        {(sending > 0 || away) && (
          <span className={styles.sending} role="status">
            <IconCloudUpload size={16} aria-hidden />
            {waiting}
          </span>
        )}
      </p>
    </header>
  );
}
