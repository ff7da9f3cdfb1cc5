import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import { ReservationDelivered } from './events.ts';
import { noneOpen } from './withdrawals/guards.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { refOf, reservation, reserved } from './reservation.ts';

/** The goods leave the building: the process that follows reservations takes them out of the stock. */
export const deliverReservation = defineCommand({
  name: 'deliver-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'entregar',
  access: { perfiles: RESERVERS },
  summary: 'Entrega al cliente los productos de una reserva preparada',
  request: z.strictObject({ accion: z.literal('entregar'), id: reservaId, recibe: shortText, expectedVersion }),
  aggregate: reservation,
  stream: ({ id }) => String(id),
  when: inState('La reserva no se entregó', ['Preparada'], noneOpen),
  decide(state, { recibe }) {
    const r = state!;
    const series = r.lineas.flatMap((line) =>
      line.series ? [{ producto_id: line.producto._id, series: line.series }] : [],
    );
    return [
      ReservationDelivered({
        reserva: refOf(r),
        estado: 'Entregada',
        recibe,
        movimientos: reserved(r, true),
        ...(series.length > 0 && { series }),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Reserva N° ${state!.number} fue entregada` }),
});
