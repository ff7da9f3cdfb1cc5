import { type ExpiryFacts, expireWebOrder, isOver } from '@power/domain/orders/expire-web-order';
import { order } from '@power/domain/streams/order/order';
import { transactionStatus, webpayConfig, WebpayUnavailable } from '@power/infra/adapters/webpay/webpay';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** A payment may have been made and its answer lost: Webpay is asked before the order ends. */
export default provideFacts(expireWebOrder, async (request, services): Promise<ExpiryFacts> => {
  const { state } = await services.load(order, String(request.pedido));
  const config = webpayConfig();
  if (!state?.enlace || state.enlace.gastado || !config || !isOver(state, services.now)) return { pago: undefined };
  try {
    return { pago: await transactionStatus(config, state.enlace.token) };
  } catch (error) {
    if (!(error instanceof WebpayUnavailable)) throw error;
    return { pago: 'espera' };
  }
});
