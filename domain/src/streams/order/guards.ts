import { documentId } from '../../kernel/document-guards.ts';
import type { Principal } from '../../kernel/principal.ts';
import { reachesSale } from '../../kernel/reach.ts';
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import type { Order, OrderState } from './order.ts';

/** An order as requests name it: its number, which is also its `_id`. */
export const pedidoId = documentId;

const noOrder = (): Rejection =>
  reject('PEDIDO_NO_EXISTE', 'Pedido no encontrado', 'El pedido no existe o no está a tu cargo. Revisa el número.');

const concerns = (order: Order, user: Principal): boolean =>
  user.perfil === 'Reseller' || user.perfil === 'Cliente'
    ? user.cliente_id !== undefined && order.client._id === user.cliente_id
    : reachesSale(
        { ejecutivo: order.ejecutivo._id, marcas: order.productos_pedido.map(({ producto }) => producto.marca) },
        user,
      );

/** The order, if it exists and the person's row scope holds it (requirements §0.1.4); the same answer for both refusals. */
export const visibleOrder = (state: OrderState, user: Principal): Order | Rejection =>
  state && concerns(state, user) ? state : noOrder();

/** A rule of commands over an order that the person may see, for their `when`. */
export const forOrder =
  (rule: (o: Order, user: Principal) => Rejection | undefined) =>
  (state: OrderState, user: Principal): Rejection | undefined => {
    const o = visibleOrder(state, user);
    return isRejection(o) ? o : rule(o, user);
  };

/** Refusal because of the order's state; `titulo` names what was tried. */
export const wrongState = (titulo: string, mensaje: string): Rejection => reject('ESTADO_NO_PERMITE', titulo, mensaje);

export { personOf } from '../../kernel/principal.ts';
