import { reject } from '@power/domain/kernel/rejection';
import { openSplitOrder } from '@power/domain/orders/open-split-order';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(openSplitOrder, async ({ pedido, number }, services) => {
  const { state } = await services.load(order, String(pedido));
  return (
    state?.divisiones?.find((part) => part.number === number) ??
    reject('PEDIDO_NO_EXISTE', 'Pedido no encontrado', `Del Pedido N° ${pedido} no se separó el Pedido N° ${number}.`)
  );
});
