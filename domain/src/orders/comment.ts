import type { DomainEvent } from '../kernel/event.ts';
import type { Principal } from '../kernel/principal.ts';
import { OrderCommentAdded } from '../streams/order/events.ts';
import { personOf } from '../streams/order/guards.ts';
import { type Order, refOf } from '../streams/order/order.ts';

/** A message of the order's conversation, with whom it answers: everybody who wrote before, but for its own author. */
export function comment(
  o: Order,
  user: Principal,
  now: string,
  texto: string,
  origen: 'chat' | 'validacion' = 'chat',
): DomainEvent {
  const before = o.chat_validacion.map((message) => message.usuario._id).filter((id) => id !== user._id);
  return OrderCommentAdded({
    pedido: refOf(o),
    texto,
    fecha: now,
    usuario: personOf(user),
    origen,
    escribieron: [...new Set(before)],
  });
}
