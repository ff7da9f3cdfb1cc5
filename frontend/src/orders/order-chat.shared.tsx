import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { addOrderComment } from '../calls/orders.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { Chat, type ChatMessage } from '../ui/dialogs/chat.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import { refreshOrders } from './refresh-orders.shared.ts';

/** The executive of the order speaks on one side, everybody else on the other (document 2 §2). */
export const chatOf = (order: Pick<OrderSheet, 'chat_validacion' | 'ejecutivo'>, me: string): ChatMessage[] =>
  order.chat_validacion.map((m, n) => ({
    id: `${n}-${m.fecha}`,
    nombre: m.usuario.nombre,
    fecha: m.fecha,
    mensaje: m.texto,
    propio: m.usuario._id === me,
    lado: m.usuario._id === order.ejecutivo._id ? 'derecha' : 'izquierda',
  }));

export function OrderChat({ order, readOnly = false }: { order: OrderSheet; readOnly?: boolean }) {
  const user = useCurrentUser();
  const may = useMay();
  const comment = useCommand(addOrderComment);
  const send = async (texto: string): Promise<boolean> => {
    try {
      const reply = await comment.run({
        pedido: order.number,
        cotizacion: null,
        texto,
        tipo: 'pedido',
        user: user._id,
      });
      if (!reply.ok) showToast({ tono: 'danger', titulo: reply.titulo, texto: reply.mensaje });
      refreshOrders();
      return reply.ok;
    } catch (error) {
      showToast({ tono: 'danger', titulo: 'El comentario no se envió', texto: messageOf(error) });
      return false;
    }
  };
  return <Chat messages={chatOf(order, user._id)} {...(may(addOrderComment) && !readOnly ? { onSend: send } : {})} />;
}
