import { importInvoice, type ImportInvoiceState } from '@power/domain/invoice/import-invoice';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import type { CostoPedido } from '@power/domain/purchasing/landed/parts';
import type { ReceivedOrders } from '@power/domain/purchasing/landed/received.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The import invoice that a landed cost names, from the log. */
export const invoiceOf = async (
  services: CommandServices,
  id: string | null | undefined,
): Promise<ImportInvoiceState> => (id ? (await services.load(importInvoice, id)).state : undefined);

/** The orders that a landed cost names, each once, and its invoice, from the log. */
export const receivedOrders = async (
  services: CommandServices,
  { ordenes, invoice }: CostoPedido,
): Promise<ReceivedOrders> => ({
  ordenes: await Promise.all(
    [...new Set(ordenes)].map(async (id) => ({ id, orden: (await services.load(purchaseOrder, id)).state })),
  ),
  invoice: await invoiceOf(services, invoice),
});
