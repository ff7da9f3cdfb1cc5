import { z } from 'zod';
import { openWarehouse } from '../inventory/warehouse.shared.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { persona } from '../kernel/person.ts';
import { isRejection } from '../kernel/rejection.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { createReservation, NOT_RESERVED, type ReservationFacts } from './create-reservation.ts';
import { ReservationCreated } from './events.ts';
import { nuevaReserva } from './parts.ts';
import { reservation } from './reservation.ts';

/** Reserves what an import order brought for the client that it was bought for. */
export const reserveReceived = defineCommand({
  name: 'reserve-received',
  context: 'reservations',
  path: '/reservas/crear',
  accion: 'recibida',
  access: { perfiles: ['Administrador'] },
  summary: 'Reserva para su cliente lo que llegó en una orden de compra',
  request: z.strictObject({
    accion: z.literal('recibida'),
    orden_compra: z.number().int().positive(),
    /** Who made the order: looks after the units of a client that has no seller. */
    comprador: persona.optional(),
    reserva: nuevaReserva.pick({ cliente: true, bodega: true, motivo: true, lineas: true }),
  }),
  reply: z.object({ number: z.number().int() }),
  refers: { 'reserva.bodega': openWarehouse },
  aggregate: reservation,
  needsFacts: true,
  when: (_state, user) => systemOnly(user, NOT_RESERVED, 'Lo comprado para un cliente se reserva al recepcionarlo.'),
  stream: (_request, { facts }: DecideContext<ReservationFacts>) => facts.number,
  decide(state, { orden_compra, reserva }, context: DecideContext<ReservationFacts>) {
    const decided = createReservation.decide(state, { reserva }, context);
    if (isRejection(decided)) return decided;
    return decided.map(({ data }) => ReservationCreated({ ...ReservationCreated.data.parse(data), orden_compra }));
  },
  answer: ({ state }) => ({ mensaje: `La Reserva N° ${state!.number} fue creada`, number: state!.number }),
});
