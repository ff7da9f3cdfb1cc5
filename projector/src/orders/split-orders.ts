import { OrderSplit } from '@power/domain/streams/order/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** The other half of a split: should the command have died after its decision, the new order is made from it. */
export default defineProcess('orders/split-orders', 'Pedidos divididos', [
  react(OrderSplit, async ({ pedido, nuevo }, _context, tools) => {
    await tools.command('open-split-order', { accion: 'abrirdivision', pedido: pedido._id, number: nuevo.number });
  }),
]);
