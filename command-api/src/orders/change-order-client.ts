import { changeOrderClient } from '@power/domain/orders/change-order-client';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';
import { orderClient } from '../kernel/order-client.ts';

export default provideFacts(changeOrderClient, async ({ pedido }, services) => {
  const { state } = await services.load(order, pedido);
  const staying = await mergedInto(services, state?.client._id ?? null);
  return staying && orderClient(staying);
});
