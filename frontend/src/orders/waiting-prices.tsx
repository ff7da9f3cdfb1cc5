import { approvePrices } from '../calls/orders.ts';
import { awaitingApproval } from '@power/domain/orders/approval.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Button } from '@mantine/core';
import { useMay } from '../access/use-may.ts';
import { useOrderDialog } from './use-order-dialog.shared.ts';
import styles from './validate-dialog.module.css';

/** Prices that keep the order from being validated: whoever may approve them is led there, the others are told whom to ask. */
export function WaitingPrices({ order }: { order: OrderSheet }) {
  const may = useMay();
  const { show } = useOrderDialog();
  const waiting = awaitingApproval(order.productos_pedido);
  if (waiting.length === 0) return null;
  const one = waiting.length === 1;
  return (
    <div role="status" className={styles.late}>
      {one ? 'Un precio espera aprobación: ' : `${waiting.length} precios esperan aprobación: `}
      {waiting.map((line) => line.producto.part_number).join(', ')}.{' '}
      {may(approvePrices) ? (
        <Button size="compact-sm" variant="default" onClick={() => show(order.number, 'precios')}>
          Aprobar precios
        </Button>
      ) : (
        'Pide a quien valida los precios que los apruebe.'
      )}
    </div>
  );
}
