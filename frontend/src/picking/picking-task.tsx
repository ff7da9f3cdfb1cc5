import { toReturn } from '@power/domain/streams/order/picking';
import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Unreadable } from '../documents/unreadable.tsx';
import { useSheet } from '../orders/use-sheet.shared.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReturnTask } from './return-task.tsx';
import { Task } from './task.tsx';
import { useTakeOrder } from './use-take-order.ts';
import styles from './task.module.css';

interface Props {
  readonly number: number;
  readonly onLeave: (message?: string) => void;
  readonly onOpen: (number: number) => void;
}

/** One order's work, if it is this person's, and to be taken if it is nobody's yet; of a cancelled one, what is to be put back. */
export function PickingTask({ number, onLeave, onOpen }: Props) {
  const take = useTakeOrder(onOpen);
  const { order, refusal, error, refetch } = useSheet(number);
  const { _id } = useCurrentUser();
  const [refused, setRefused] = useState<string>();
  const hold = async () => setRefused(await take.run(number));
  if (!order)
    return refusal !== undefined || error ? (
      <Unreadable what="El pedido" refusal={refusal} error={error} onRetry={() => void refetch()} />
    ) : (
      <div className={styles.task}>
        <Skeleton height={420} />
      </div>
    );
  if (toReturn(order).length > 0) return <ReturnTask order={order} onLeave={onLeave} />;
  if (order.estatus !== 'En Picking' || order.picking?.usuario._id !== _id) {
    const free = order.estatus === 'Pendiente Picking';
    const why =
      order.estatus === 'En Picking'
        ? `El picking lo tiene ${order.picking?.usuario.nombre ?? 'otra persona'}.`
        : `El pedido está en estado ${order.estatus}.`;
    return (
      <EmptyState
        title={`El Pedido N° ${number} no está en tus manos`}
        hint={(free ? refused : undefined) ?? why}
        action={
          <Group justify="center">
            <Button size="lg" variant={free ? 'default' : 'filled'} onClick={() => onLeave()}>
              Volver a la lista
            </Button>
            {free && (
              <Button size="lg" loading={take.taking !== undefined} onClick={() => void hold()}>
                Tomar pedido
              </Button>
            )}
          </Group>
        }
      />
    );
  }
  return <Task orders={[order]} onLeave={onLeave} onOrder={take.run} />;
}
