import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { addOrderComment } from '../calls/orders.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { useCommand } from '../api/hooks.ts';
import { DocumentChat } from '../documents/document-chat.tsx';
import { refreshOrders } from './refresh-orders.shared.ts';

export function OrderChat({ order, readOnly = false }: { order: OrderSheet; readOnly?: boolean }) {
  const { _id } = useCurrentUser();
  const may = useMay();
  const comment = useCommand(addOrderComment);
  const send = (texto: string) =>
    comment.run({ pedido: order.number, cotizacion: null, texto, tipo: 'pedido', user: _id }).finally(refreshOrders);
  return (
    <DocumentChat
      of={order}
      stream={`order-${order.number}`}
      send={may(addOrderComment) && !readOnly ? send : undefined}
    />
  );
}
