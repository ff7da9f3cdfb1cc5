import { OrderRestCancelled } from '@power/domain/streams/order/delivery-events';
import { OrderCancelled, OrderDelivered, OrderInvoiced } from '@power/domain/streams/order/events';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import type { RefPedido } from '@power/domain/streams/order/parts';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

/** The command reads the order itself and does only what is still to do, so a repeat changes nothing. */
async function settle({ pedido }: { readonly pedido: RefPedido }, context: EventContext, tools: ProcessTools) {
  await tools.command(
    'settle-order-points',
    { accion: 'cuadrarpedido', cliente: pedido.client._id, pedido: pedido._id },
    `order-points/${context.stream}/${context.version}`,
  );
}

/** Pesos Mobile follow the order: given at handover, back when it was cancelled (requirements §4). */
export default defineProcess('points/order-points', 'Pesos Mobile de los pedidos', [
  react(OrderDelivered, settle),
  react(OrderRestCancelled, settle),
  react(OrderCancelled, settle),
  react(CreditNoteIssued, async ({ pedido }, context, tools) => {
    await tools.command(
      'withdraw-order-points',
      { accion: 'descontarpedido', pedido: pedido._id },
      `order-points/${context.stream}/${context.version}`,
    );
  }),
  react(OrderInvoiced, async (data, context, tools) => {
    // Invoiced without warehouse work counts as handed over.
    if (data.sin_picking) await settle(data, context, tools);
  }),
]);
