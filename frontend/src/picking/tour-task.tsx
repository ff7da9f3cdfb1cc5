import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { messageOf } from '../api/call-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Task } from './task.tsx';
import { useSheets } from './use-sheets.ts';
import { useTakeOrder } from './use-take-order.ts';
import styles from './task.module.css';

interface Props {
  readonly numbers: readonly number[];
  readonly onLeave: (message?: string) => void;
  readonly onOpen: (number: number) => void;
}

/** Several orders in one round. One that was cancelled, finished or given to somebody else meanwhile is no longer of it. */
export function TourTask({ numbers, onLeave, onOpen }: Props) {
  const take = useTakeOrder(onOpen);
  const { orders, pending, error } = useSheets(numbers);
  const { _id } = useCurrentUser();
  const isMine = (order: OrderSheet | undefined): order is OrderSheet =>
    order?.estatus === 'En Picking' && order.picking?.usuario._id === _id;
  const first = orders.find(isMine);
  const over = !pending && !error && !first;
  useEffect(() => {
    if (over) onLeave('El recorrido terminó: sus pedidos ya no están en tus manos.');
  }, [over, onLeave]);
  if (error) return <EmptyState title="El recorrido no se pudo abrir" hint={messageOf(error)} />;
  if (pending || !first)
    return (
      <div className={styles.task}>
        <Skeleton height={420} />
      </div>
    );
  // Totes keep their letters: an order that is gone keeps its place, without work.
  const all = numbers.map((number, n): OrderSheet => {
    const order = orders[n];
    return isMine(order)
      ? order
      : { ...first, number, productos_pedido: [], picking: undefined, observacion: '', chat_validacion: [] };
  });
  return <Task orders={all} onLeave={onLeave} onOrder={take.run} />;
}
