import { editOrder } from '@power/domain/orders/edit-order';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { unknownTerms } from '../kernel/payment-terms.ts';

export default provideFacts(editOrder, async ({ id, pedido }, services) => {
  const { state } = await services.load(order, String(id));
  return unknownTerms(services, 'No se puede modificar el pedido', pedido, state);
});
