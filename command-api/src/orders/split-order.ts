import { OrderCreated } from '@power/domain/streams/order/events';
import { order } from '@power/domain/streams/order/order';
import { splitOrder } from '@power/domain/orders/split-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimErpCode, NO_ORDER_NUMBER, orderNumbered } from '../kernel/order-number.ts';
import { settleOrder } from '../kernel/order-truth.ts';

export default provideFacts(splitOrder, () => Promise.resolve(NO_ORDER_NUMBER), {
  numbered: orderNumbered,
  before: (_request, services, facts) => claimErpCode(services, facts, 'El pedido no se dividió'),
  // The person goes on to the new order: it is there with the answer, not only when the process has come to it.
  async finish({ number }, { id }, services) {
    const { state } = await services.load(order, String(id));
    const made = state?.divisiones?.find((part) => part.number === number);
    if (!made) return {};
    await services.run(order, String(number), 'split', (now) => (now ? [] : [OrderCreated(made)]));
    // What a reservation had handed over for its lines goes with them.
    const productos = made.productos_pedido.map(({ producto }) => producto._id);
    await settleOrder(services, String(id), productos);
    return {};
  },
});
