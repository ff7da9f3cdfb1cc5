import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ReservationTaken } from './events.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { refOf, reservation } from './reservation.ts';

/** Whoever takes it prepares it; the second one is refused. */
export const takeReservation = defineCommand({
  name: 'take-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'tomar',
  access: { perfiles: RESERVERS },
  summary: 'Toma una reserva pendiente para prepararla',
  request: z.strictObject({ accion: z.literal('tomar'), id: reservaId, expectedVersion }),
  aggregate: reservation,
  stream: ({ id }) => String(id),
  when: inState('La reserva no se tomó', ['Pendiente']),
  decide: (state, _request, { user }) => [
    ReservationTaken({ reserva: refOf(state!), estado: 'En Proceso', usuario: personOf(user) }),
  ],
  answer: ({ state }) => ({ mensaje: `La Reserva N° ${state!.number} está en proceso` }),
});
