import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { SELLERS } from '../kernel/perfiles.ts';
import { WebpayLinkCreated } from '../streams/order/events.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { order, type Order, refOf } from '../streams/order/order.ts';
import { dueByCard, LINK_MS } from './web-payment.shared.ts';

/** Transaction that Webpay opened; undefined when the order has a link that is still good, or cannot have one. */
export interface WebpayLinkFacts {
  readonly transaccion: { readonly token: string; readonly url: string } | undefined;
}

/** One link is active per order: while it is good, and for what the order still costs, it is the answer. */
export const activeLink = (o: Order, now: string): Order['enlace'] =>
  o.enlace && !o.enlace.gastado && o.enlace.vence > now && o.enlace.monto === dueByCard(o) ? o.enlace : undefined;

/** Link by which a customer pays an order of the web (requirements §4). */
export const createWebpayLink = defineCommand({
  name: 'create-webpay-link',
  context: 'orders',
  path: '/pedido_ventas/listar',
  accion: 'crearenlacewp',
  // A customer pays its own order of the web by itself.
  access: { perfiles: [...SELLERS, 'Cobrador', 'Reseller', 'Cliente'] },
  summary: 'Crea un enlace de pago Webpay',
  request: z.strictObject({ accion: z.literal('crearenlacewp'), pedido: pedidoId }),
  reply: z.object({
    /** Page of Webpay with the order's token: what the customer opens. */
    enlace: z.string(),
    vence: z.string(),
    monto: z.number().int(),
  }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  when: forOrder((o) =>
    o.estatus === 'Pendiente Pago Web'
      ? undefined
      : wrongState(
          'No se creó el enlace de pago',
          `El Pedido N° ${o.number} está en estado ${o.estatus} y no espera pago.`,
        ),
  ),
  decide(state, _request, { now, facts }: DecideContext<WebpayLinkFacts>) {
    const o = state!;
    if (activeLink(o, now) || !facts.transaccion) return [];
    const vence = new Date(Date.parse(now) + LINK_MS).toISOString();
    return [WebpayLinkCreated({ pedido: refOf(o), ...facts.transaccion, monto: dueByCard(o), vence })];
  },
  answer: ({ state }) => {
    const { url, token, vence, monto } = state!.enlace!;
    return {
      mensaje: `Enlace de pago del Pedido N° ${state!.number}`,
      enlace: `${url}?token_ws=${encodeURIComponent(token)}`,
      vence,
      monto,
    };
  },
});
