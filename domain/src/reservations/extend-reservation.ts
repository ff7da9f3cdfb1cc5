import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { formatDay } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import { badExpiry } from './create-reservation.ts';
import { ReservationExtended } from './events.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { refOf, reservation } from './reservation.ts';

const TITLE = 'La reserva no se prorrogó';

/** A later last day. One that expired waits again, as long as it still holds its stock. */
export const extendReservation = defineCommand({
  name: 'extend-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'prorrogar',
  access: { perfiles: RESERVERS },
  summary: 'Prorroga el vencimiento de una reserva',
  request: z.strictObject({
    accion: z.literal('prorrogar'),
    id: reservaId,
    vence: dayText,
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: reservation,
  stream: ({ id }) => String(id),
  when: inState(TITLE, ['Pendiente', 'En Proceso', 'Preparada', 'Caducada'], ({ number, retenida }) =>
    retenida ? undefined : `La Reserva N° ${number} ya liberó su stock: crea una reserva nueva.`,
  ),
  decide(state, { vence, motivo }, { now }) {
    const r = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    const bad =
      vence <= r.vence ? `La reserva vence el ${formatDay(r.vence)}: elige un día posterior.` : badExpiry(vence, now);
    if (bad) return reject('VENCIMIENTO_INVALIDO', TITLE, bad);
    const estado = r.estado === 'Caducada' ? 'Pendiente' : r.estado;
    const productos = r.lineas.map(({ producto }) => producto._id);
    return [ReservationExtended({ reserva: refOf(r), estado, antes: r.vence, vence, motivo, productos })];
  },
  answer: ({ state }) => {
    const r = state!;
    return { mensaje: `La Reserva N° ${r.number} vence ahora el ${formatDay(r.vence)}` };
  },
});
