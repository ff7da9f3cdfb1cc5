import { reject } from '@power/domain/kernel/rejection';
import { openQuotedOrder } from '@power/domain/orders/open-quoted-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderToOpen } from '../kernel/quoted-order.ts';

export default provideFacts(openQuotedOrder, async ({ cotizacion, pedido }, services) => {
  const opened = await orderToOpen(services, String(cotizacion));
  return opened?.number === pedido
    ? opened
    : reject(
        'PEDIDO_NO_EXISTE',
        'Pedido no encontrado',
        `La Cotización N° ${cotizacion} no se convirtió en el Pedido N° ${pedido}.`,
      );
});
