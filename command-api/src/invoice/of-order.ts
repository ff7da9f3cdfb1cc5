import type { OfOrder } from '@power/domain/invoice/of-order';
import type { InvoiceCapturada } from '@power/domain/invoice/parts';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The import order that an invoice names, from the log. */
export const ofOrder = async (
  { orden }: Pick<InvoiceCapturada, 'orden'>,
  services: CommandServices,
): Promise<OfOrder> => ({
  orden: orden === null ? undefined : (await services.load(purchaseOrder, orden)).state,
});
