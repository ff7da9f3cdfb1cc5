import type { EventContext } from '@power/domain/kernel/event';
import { OrderCancelled, OrderDelivered, OrderInvoiced } from '@power/domain/streams/order/events';
import type { MovimientoPedido } from '@power/domain/streams/order/parts';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** One command per product; it reads the order itself and does only what is still to do, so a repeat changes nothing. */
async function settle(
  data: { readonly pedido: { readonly _id: string }; readonly movimientos: readonly MovimientoPedido[] },
  context: EventContext,
  tools: ProcessTools,
): Promise<void> {
  for (const { producto_id } of data.movimientos) {
    await tools.command(
      'settle-order-stock',
      { accion: 'cuadrarpedido', producto: producto_id, pedido: data.pedido._id },
      `order-stock/${context.stream}/${context.version}/${producto_id}`,
    );
  }
}

/** Stock follows the order: released when cancelled or missing, out of the building when handed over (DESIGN §6). */
export default defineProcess('inventory/order-stock', 'Stock comprometido de los pedidos', [
  react(OrderCancelled, settle),
  react(PickingFinished, settle),
  react(OrderInvoiced, settle),
  react(OrderDelivered, settle),
]);
