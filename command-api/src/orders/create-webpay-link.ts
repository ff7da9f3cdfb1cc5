import { reject } from '@power/domain/kernel/rejection';
import { activeLink, createWebpayLink } from '@power/domain/orders/create-webpay-link';
import { visibleOrder } from '@power/domain/streams/order/guards';
import { order } from '@power/domain/streams/order/order';
import { dueByCard } from '@power/domain/orders/web-payment.shared';
import { isRejection } from '@power/domain/kernel/rejection';
import { openTransaction, webpayConfig, WebpayUnavailable } from '@power/infra/adapters/webpay/webpay';
import { provideFacts } from '@power/infra/platform/commands/handler';

const TITLE = 'No se creó el enlace de pago';

/** A transaction is opened only for an order that waits for one; one that was opened and then not written down is never paid. */
export default provideFacts(createWebpayLink, async ({ pedido }, services) => {
  const { state, version } = await services.load(order, String(pedido));
  const o = visibleOrder(state, services.user);
  if (isRejection(o)) return o;
  if (o.estatus !== 'Pendiente Pago Web' || activeLink(o, services.now)) return { transaccion: undefined };
  const config = webpayConfig();
  if (!config)
    return reject(
      'WEBPAY_NO_CONFIGURADO',
      TITLE,
      'El pago con Webpay no está configurado en este sistema. Pide a un Administrador que ingrese el comercio y su llave.',
    );
  try {
    const transaccion = await openTransaction(config, {
      orden: `${o.number}-${version}`,
      sesion: services.user._id.slice(0, 61),
      monto: dueByCard(o),
      // The number stands in the path: Webpay's form puts its own fields in the place of a query.
      retorno: process.env.WEBPAY_RETORNO || `${process.env.PUBLIC_URL ?? ''}/pago-web/${o.number}`,
    });
    return { transaccion };
  } catch (error) {
    if (!(error instanceof WebpayUnavailable)) throw error;
    return reject('WEBPAY_NO_RESPONDE', TITLE, 'Webpay no responde. Inténtalo de nuevo en unos minutos.');
  }
});
