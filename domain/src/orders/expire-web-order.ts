import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { OrderCancelled } from './events.ts';
import { pedidoId, visibleOrder } from './guards.ts';
import { order, refOf } from './order.ts';
import { paymentEnds } from './web-payment.shared.ts';

/** Issued by the schedule: an order of the web that nobody paid in its time ends, and gives back what it held. */
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
  decide(state, _request, { user, now }) {
    const o = visibleOrder(state, user);
    if (isRejection(o)) return o;
    // Paid, cancelled, or with time left: whoever asks may be behind.
    if (o.estatus !== 'Pendiente Pago Web' || now < paymentEnds(o)) return [];
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
