import { expiresAt, freedAt } from '@power/domain/reservations/expiry.shared';
import {
  ReservationConverted,
  ReservationCreated,
  ReservationDelivered,
  ReservationExpired,
  ReservationExtended,
  ReservationReleased,
  ReservationStockFreed,
  ReservationWithdrawn,
} from '@power/domain/reservations/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** A reservation expires once its last day is over, and lets its stock go after a day of grace (requirements §2). */
export default defineProcess(
  'reservations/reservation-clock',
  'Vencimiento de las reservas',
  [
    react(ReservationCreated, ({ _id, vence }, _c, tools) => tools.expect(_id, expiresAt(vence))),
    react(ReservationExtended, ({ reserva, vence }, _c, tools) => tools.expect(reserva._id, expiresAt(vence))),
    react(ReservationExpired, ({ reserva, vence }, _c, tools) => tools.expect(reserva._id, freedAt(vence))),
    react(ReservationStockFreed, ({ reserva }, _c, tools) => tools.met(reserva._id)),
    react(ReservationConverted, ({ reserva }, _c, tools) => tools.met(reserva._id)),
    react(ReservationDelivered, ({ reserva }, _c, tools) => tools.met(reserva._id)),
    react(ReservationWithdrawn, async ({ reserva, estado }, _c, tools) => {
      if (estado === 'Entregada') await tools.met(reserva._id);
    }),
    react(ReservationReleased, async ({ reserva, estado }, _c, tools) => {
      if (estado === 'Liberada') await tools.met(reserva._id);
    }),
  ],
  {
    async due({ instancia }, _context, tools) {
      await tools.command('expire-reservation', { accion: 'caducar', id: instancia });
    },
  },
);
