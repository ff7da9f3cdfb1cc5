import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import type { CostoPedido } from '@power/domain/purchasing/landed/parts';
import type { ReceivedOrders } from '@power/domain/purchasing/landed/received.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The orders that a landed cost names, each once, from the log. */
export const receivedOrders = async (services: CommandServices, { ordenes }: CostoPedido): Promise<ReceivedOrders> => ({
  ordenes: await Promise.all(
    [...new Set(ordenes)].map(async (id) => ({ id, orden: (await services.load(purchaseOrder, id)).state })),
  ),
});
