import { registerCustomerPayment } from '@power/domain/finance/payments/register-customer-payment';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(registerCustomerPayment, async ({ pedido }, services) => ({
  orden: (await services.load(order, pedido)).state,
}));
