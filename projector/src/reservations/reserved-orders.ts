import { ReservationConverted } from '@power/domain/reservations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** Should the command have died after its decision, the order of a converted reservation is made from it. */
export default defineProcess('reservations/reserved-orders', 'Pedidos de reservas convertidas', [
  react(ReservationConverted, async ({ reserva, pedido, nuevo }, _context, tools) => {
    if (nuevo) await tools.command('open-reserved-order', { accion: 'abrirpedido', reserva: reserva._id, pedido });
  }),
]);
