import type { ExpiryFacts } from '@power/domain/orders/expire-web-order';
import { type Order, order } from '@power/domain/streams/order/order';
import { transactionStatus, webpayConfig, WebpayUnavailable } from '@power/infra/adapters/webpay/webpay';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** What Webpay says of an order's link, where `isAsked` of the order; nothing of one that is spent or has none. */
export async function paymentStatus(
  services: CommandServices,
  pedido: string | number,
  isAsked: (o: Order) => boolean,
): Promise<ExpiryFacts> {
  const { state } = await services.load(order, String(pedido));
  const config = webpayConfig();
  if (!state?.enlace || state.enlace.gastado || !config || !isAsked(state)) return { pago: undefined };
  try {
    return { pago: await transactionStatus(config, state.enlace.token) };
  } catch (error) {
    if (!(error instanceof WebpayUnavailable)) throw error;
    return { pago: 'espera' };
  }
}
