import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { ReservationExpired, ReservationStockFreed } from './events.ts';
import { expiresAt, freedAt } from './expiry.shared.ts';
import { reservaId } from './guards.ts';
import { refOf, reservation, reserved } from './reservation.ts';

/** Issued by the schedule of reservations; it only ever does what the day says, so anybody may repeat it. */
export const expireReservation = defineCommand({
  name: 'expire-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'caducar',
  access: { perfiles: ['Administrador'] },
  summary: 'Caduca una reserva vencida, y libera su stock pasado el día de gracia',
  request: z.strictObject({ accion: z.literal('caducar'), id: reservaId }),
  aggregate: reservation,
  stream: ({ id }) => String(id),
  decide(r, _request, { now }) {
    if (!r?.retenida) return [];
    const events: DomainEvent[] = [];
    if (r.estado !== 'Caducada' && now >= expiresAt(r.vence))
      events.push(ReservationExpired({ reserva: refOf(r), estado: 'Caducada', vence: r.vence }));
    if (now >= freedAt(r.vence))
      events.push(ReservationStockFreed({ reserva: refOf(r), movimientos: reserved(r, true) }));
    return events;
  },
  answer: ({ events }, { id }) => ({
    mensaje: events.length === 0 ? `La Reserva N° ${id} no cambia` : `La Reserva N° ${id} está caducada`,
  }),
});
