import { payWithCredit } from '@power/domain/finance/payments/pay-with-credit';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(payWithCredit, async ({ pedido }, services) => ({
  orden: (await services.load(order, pedido)).state,
}));
