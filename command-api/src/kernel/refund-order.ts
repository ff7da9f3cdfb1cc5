import type { RefundFacts } from '@power/domain/finance/refunds/guards';
import { order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The order of a refund, read from the log. */
export const refundOrder = async (
  { pedido }: { readonly pedido: string | number },
  services: CommandServices,
): Promise<RefundFacts> => ({ orden: (await services.load(order, String(pedido))).state });
