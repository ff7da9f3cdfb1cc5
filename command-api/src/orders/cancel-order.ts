import { cancelOrder } from '@power/domain/orders/cancel-order';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderByCode } from '../kernel/order-by-code.ts';

export default provideFacts(cancelOrder, async (request, services) => {
  const { pedido } = await orderByCode(request, services);
  return { pedido, pagos: (await services.load(settlement, paidDocument('Cliente', pedido))).state };
});
