import { ReservationConverted } from '@power/domain/reservations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/**
 * What orders of reservations missed that were written with the id 999999999: processes asked for an order that was not
 * there. It begins at the start of the log; every command reads the order itself and does only what is still to do.
 */
export default defineProcess('reservations/converted-reservations', 'Pedidos de reservas: stock, puntos y cotización', [
  react(ReservationConverted, async ({ reserva, pedido, nuevo, movimientos }, _context, tools) => {
    // Closes the quotation that it comes from, too.
    if (nuevo) await tools.command('open-reserved-order', { accion: 'abrirpedido', reserva: reserva._id, pedido });
    for (const { producto_id } of movimientos)
      await tools.command('settle-order-stock', {
        accion: 'cuadrarpedido',
        producto: producto_id,
        pedido: String(pedido),
      });
    if (!nuevo) return;
    await tools.command('settle-order-points', {
      accion: 'cuadrarpedido',
      cliente: nuevo.client._id,
      pedido: nuevo._id,
    });
    await tools.command('withdraw-order-points', { accion: 'descontarpedido', pedido: nuevo._id });
  }),
]);
