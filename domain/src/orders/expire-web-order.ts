import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { OrderCancelled } from '../streams/order/events.ts';
import { pedidoId, visibleOrder } from '../streams/order/guards.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import { approved, confirmed, type PagoWeb } from './settle-web-payment.ts';
import { LINK_MS, paymentEnds } from './web-payment.shared.ts';

/** What Webpay says of the order's link; undefined when there is none, `espera` when it does not answer. */
export interface ExpiryFacts {
  readonly pago: PagoWeb | 'espera' | undefined;
}

/** Whether the order's time to be paid is over; nobody who asks for it earlier makes Webpay be asked. */
export const isOver = (o: Order, now: string): boolean => o.estatus === 'Pendiente Pago Web' && now >= paymentEnds(o);

/**
 * Issued by the schedule: an order of the web that nobody paid in its time ends, and gives back what it held. A payment
 * whose answer was lost counts: Webpay is asked first, and waited for no longer than another day.
 */
export const expireWebOrder = defineCommand({
  name: 'expire-web-order',
  context: 'orders',
  path: '/pedido_ventas/modificar',
  accion: 'vencerpagoweb',
  access: { perfiles: ['Administrador'] },
  summary: 'Anula un pedido web que nadie pagó a tiempo',
  request: z.strictObject({ accion: z.literal('vencerpagoweb'), pedido: pedidoId }),
  aggregate: order,
  stream: (request) => String(request.pedido),
  needsFacts: true,
  decide(state, _request, { user, now, facts: { pago } }: DecideContext<ExpiryFacts>) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    // Paid, cancelled, or with time left: whoever asks may be behind.
    if (!isOver(o, now)) return [];
    if (pago === 'espera') {
      if (Date.parse(now) < Date.parse(paymentEnds(o)) + LINK_MS) return [];
    } else if (pago && approved(pago)) return confirmed(o, pago);
    return [
      OrderCancelled({
        pedido: refOf(o),
        estatus: 'Anulado',
        motivo: 'El pago web venció sin completarse',
        estatus_anterior: o.estatus,
        requiere_nota_credito: false,
        movimientos: [],
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje:
      state!.estatus === 'Anulado'
        ? `El Pedido N° ${state!.number} fue anulado: su pago no se completó`
        : `El Pedido N° ${state!.number} está en estado ${state!.estatus}`,
  }),
});
