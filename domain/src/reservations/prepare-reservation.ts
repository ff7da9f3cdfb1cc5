import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ReservationPrepared } from './events.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { refOf, reservation } from './reservation.ts';

/** Its goods stand apart, ready to be handed over. */
export const prepareReservation = defineCommand({
  name: 'prepare-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'preparar',
  access: { perfiles: RESERVERS },
  summary: 'Deja una reserva preparada para entregarla',
  request: z.strictObject({ accion: z.literal('preparar'), id: reservaId, expectedVersion }),
  aggregate: reservation,
  stream: ({ id }) => String(id),
  when: inState('La reserva no quedó preparada', ['En Proceso']),
  decide: (state, _request, { user }) => [
    ReservationPrepared({ reserva: refOf(state!), estado: 'Preparada', usuario: personOf(user) }),
  ],
  answer: ({ state }) => ({ mensaje: `La Reserva N° ${state!.number} está preparada` }),
});
