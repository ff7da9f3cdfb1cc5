import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { WebpayLinkSpent } from '../streams/order/events.ts';
import { pedidoId, visibleOrder } from '../streams/order/guards.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import type { ExpiryFacts } from './expire-web-order.ts';
import { approved, chargedInVain } from './settle-web-payment.ts';

/** Whether the order ended with a link of which nobody knows yet that it was not paid. */
export const hasOpenLink = (o: Order): boolean =>
  o.estatus === 'Anulado' && o.enlace !== undefined && !o.enlace.gastado && !o.datos_wp && !o.pago_por_devolver;

/**
 * Issued by the schedule: an order was cancelled while its customer may have been paying. Webpay is asked once more; what it
 * charged is to be returned, and a link that was not paid pays no more.
 */
export const closeWebPayment = defineCommand({
  name: 'close-web-payment',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'cerrarpagoweb',
  access: { perfiles: ['Administrador'] },
  summary: 'Averigua si el enlace de un pedido anulado se pagó',
  request: z.strictObject({ accion: z.literal('cerrarpagoweb'), pedido: pedidoId }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  needsFacts: true,
  decide(state, _request, { user, facts: { pago } }: DecideContext<ExpiryFacts>) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    if (!hasOpenLink(o) || pago === undefined || pago === 'espera') return [];
    return approved(pago)
      ? chargedInVain(o, pago)
      : [WebpayLinkSpent({ pedido: refOf(o), motivo: 'El pedido se anuló sin que se pagara' })];
  },
  answer: ({ state }) => ({
    mensaje: state!.pago_por_devolver
      ? `Webpay había cobrado el Pedido N° ${state!.number}: el dinero queda por devolver`
      : state!.enlace?.gastado
        ? `El enlace de pago del Pedido N° ${state!.number} no se pagó`
        : `Todavía no se sabe si el enlace de pago del Pedido N° ${state!.number} se pagó`,
  }),
});
