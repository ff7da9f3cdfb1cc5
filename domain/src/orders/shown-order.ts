import type { Order } from '../streams/order/order.ts';

/**
 * What of an order its sheet shows; what its goods cost when they were billed is no part of it. The orders that parts of it went to have sheets of their own. What the house wrote
 * about it, and thought about its prices, is not for its customer.
 */
export function shownOrder(order: Order, forCustomer: boolean) {
  // The token of a payment link pays: whoever reads the order has it only by asking for the link.
  const { divisiones: _, facturado_con: __, enlace: ___, desde_sin_picking: ____, adjuntos, ...shown } = order;
  if (!forCustomer)
    return { ...shown, chat_validacion: [...shown.chat_validacion], ...(adjuntos && { adjuntos: [...adjuntos] }) };
  return {
    ...shown,
    chat_validacion: [],
    productos_pedido: shown.productos_pedido.map((line) => ({
      ...line,
      precio_lista: null,
      requiere_validacion: false,
    })),
  };
}
