import { z } from 'zod';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { Order, OrderState } from './order.ts';

/** An order as requests name it: its number, which is also its `_id`. */
export const pedidoId = z.union([z.number().int().positive(), z.string().regex(/^\d{1,15}$/)]);

const noOrder = (): Rejection =>
  reject('PEDIDO_NO_EXISTE', 'Pedido no encontrado', 'El pedido no existe o no está a tu cargo. Revisa el número.');

function concerns(order: Order, user: Principal): boolean {
  switch (user.perfil) {
    case 'Ejecutivo de Ventas':
      return order.ejecutivo._id === user._id;
    case 'Brand Manager':
      return (
        order.ejecutivo._id === user._id ||
        order.productos_pedido.some((line) => user.marcas?.includes(line.producto.marca))
      );
    case 'Reseller':
    case 'Cliente':
      return user.cliente_id !== undefined && order.client._id === user.cliente_id;
    case 'Proveedor':
      return false;
    default:
      return true;
  }
}

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

export { personOf } from '../kernel/principal.ts';
