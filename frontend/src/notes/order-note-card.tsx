import { Button } from '@mantine/core';
import { usePayment } from '../orders/payment-names.shared.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDayTime } from '../ui/format/times.ts';
import type { OrderNote } from './order-note.ts';
import styles from './notes.module.css';

interface Props {
  readonly order: OrderNote;
  /** What the profile does with it. */
  readonly verb: 'Validar Pedido' | 'Entregar Pedido';
  readonly onSummary: () => void;
  readonly onAct: () => void;
}

/** Content of an order's note (document 1 §2). */
export function OrderNoteCard({ order: o, verb, onSummary, onAct }: Props) {
  const { conditionName } = usePayment();
  return (
    <>
      <dl className={styles.facts}>
        <dt>Pedido</dt>
        <dd>N° {o.number}</dd>
        <dt>Cliente</dt>
        <dd>{o.client.name}</dd>
        <dt>Condición</dt>
        <dd>{conditionName(o.condicion_pago)}</dd>
        <dt>Creado</dt>
        <dd>{formatDayTime(o.createdAt)}</dd>
        <dt>Total</dt>
        <dd>
          <strong>{formatMoney(o.total)}</strong>
        </dd>
      </dl>
      <div className={styles.actions}>
        <Button size="xs" variant="default" onClick={onSummary}>
          Ver Resumen
        </Button>
        <Button size="xs" onClick={onAct}>
          {verb}
        </Button>
      </div>
    </>
  );
}
