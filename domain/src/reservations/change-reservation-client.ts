import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { ReservationClientChanged } from './events.ts';
import { reservaId } from './guards.ts';
import { refOf, type Reservation, reservation } from './reservation.ts';

/** Handed over, let go or an order by now: what was signed says a name that stays. */
const isClosed = ({ retenida, estado }: Reservation): boolean => !retenida && estado !== 'Caducada';

/**
 * The reservation of a customer that was merged is the other one's, with its goods and withdrawals. Issued by the process
 * that follows merges, and a repeat changes nothing.
 */
export const changeReservationClient = defineCommand({
  name: 'change-reservation-client',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa una reserva al cliente al que se unió el suyo',
  request: z.strictObject({ accion: z.literal('clienteunido'), reserva: reservaId }),
  aggregate: reservation,
  needsFacts: true,
  stream: ({ reserva }) => String(reserva),
  decide(state, _request, { facts }: DecideContext<Reservation['cliente'] | null>) {
    if (!state || !facts || state.cliente._id === facts._id) return [];
    const cliente = isClosed(state) ? { ...state.cliente, _id: facts._id } : facts;
    return [
      ReservationClientChanged({
        reserva: refOf({ ...state, cliente }),
        antes: state.cliente,
        cliente,
        productos: state.lineas.map(({ producto }) => producto._id),
        retiros: (state.retiros ?? []).map(({ numero }) => numero),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La reserva es de ${state?.cliente.nombre ?? 'nadie'}` }),
});
