import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import {
  confirmWebPayment,
  gaveUp,
  notPayable,
  returnedOrder,
  type ReturnFacts,
} from '@power/domain/orders/confirm-web-payment';
import { order } from '@power/domain/streams/order/order';
import { commitTransaction, webpayConfig, WebpayUnavailable } from '@power/infra/adapters/webpay/webpay';
import { provideFacts } from '@power/infra/platform/commands/handler';

const later = (): Rejection =>
  reject(
    'WEBPAY_NO_RESPONDE',
    'Pago con Webpay',
    'Webpay no responde y todavía no sabemos si el pago se completó. Espera un minuto y vuelve a cargar esta página.',
  );

/** Webpay is told to charge only an order that waits for exactly this; whoever has no link of ours makes nobody ask it. */
export default provideFacts(confirmWebPayment, async (request, services): Promise<ReturnFacts | Rejection> => {
  const { state } = await services.load(order, String(request.pedido));
  const o = returnedOrder(state, request);
  if (isRejection(o)) return o;
  if (o.datos_wp || o.enlace!.gastado || gaveUp(request)) return { pago: undefined };
  const no = notPayable(o);
  if (no) return no;
  const config = webpayConfig();
  if (!config) return later();
  try {
    return { pago: await commitTransaction(config, o.enlace!.token) };
  } catch (error) {
    if (!(error instanceof WebpayUnavailable)) throw error;
    return later();
  }
});
