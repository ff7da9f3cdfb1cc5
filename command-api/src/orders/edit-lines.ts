import { editLines } from '@power/domain/orders/edit-lines';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { lineFacts } from '../kernel/line-facts.ts';

export default provideFacts(editLines, async ({ id, productos_pedido }, services) => {
  const { state } = await services.load(order, String(id));
  return lineFacts(
    services,
    productos_pedido.map((line) => line.producto),
    state?.client.tipo_cliente ?? null,
  );
});
