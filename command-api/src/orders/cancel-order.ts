import { cancelOrder } from '@power/domain/orders/cancel-order';
import { reject } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/streams/order/order';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderByCode } from '../kernel/order-by-code.ts';
import { unbookedDelivery } from '../kernel/unbooked-delivery.ts';

export default provideFacts(cancelOrder, async (request, services) => {
  const { pedido } = await orderByCode(request, services);
  const { state } = await services.load(order, pedido);
  const unbooked = state && (await unbookedDelivery(services, state));
  if (unbooked !== undefined) return reject('ENTREGA_EN_CURSO', 'El pedido no se puede anular', unbooked);
  return { pedido, pagos: (await services.load(settlement, paidDocument('Cliente', pedido))).state };
});
