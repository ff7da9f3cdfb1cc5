import { LOCATION_REQUEST } from '@power/domain/notifications/audience.shared';
import { ReservationWithdrawalRequested } from '@power/domain/reservations/events';
import { withdrawalLink } from '@power/domain/reservations/withdrawals/link.shared';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { isHistory } from './notices.shared.ts';

/** A customer's request for goods of a project reaches the warehouse, where one of them takes it (document 1 §4). */
export default defineProcess('notifications/withdrawal-notices', 'Avisos de solicitudes de retiro', [
  react(ReservationWithdrawalRequested, async ({ reserva, ubicacion, retiro }, context, tools) => {
    if (isHistory(context)) return;
    await tools.command('create-notification', {
      accion: 'crear',
      tipo: LOCATION_REQUEST,
      titulo: `Retiro de ${ubicacion.nombre}`.slice(0, 200),
      comentario:
        `${reserva.cliente.nombre}, ${ubicacion.nombre}: ${retiro.lineas.map(({ producto, cantidad }) => `${cantidad} × ${producto.part_number}`).join(', ')} de ${reserva.bodega}`.slice(
          0,
          1000,
        ),
      comentario_adicional: retiro.nota,
      enlace: withdrawalLink(reserva.number, retiro.numero),
      user_origen: retiro.solicitado_por,
    });
  }),
]);
