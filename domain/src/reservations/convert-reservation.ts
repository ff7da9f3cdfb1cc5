import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import type { OrderCreated } from '../streams/order/events.ts';
import { ReservationConverted } from './events.ts';
import { noneOpen } from './withdrawals/guards.ts';
import { inState, reservaId, RESERVERS } from './guards.ts';
import { refOf, reservation, reserved } from './reservation.ts';

const TITLE = 'La reserva no se convirtió en pedido';

export const notConverted = (mensaje: string): Rejection => reject('CONVERSION_INVALIDA', TITLE, mensaje);

export interface ConversionFacts {
  /** The order that gets the units. */
  readonly pedido: number;
  /** It is written from this, where it is a new one. */
  readonly nuevo: z.infer<typeof OrderCreated.data> | null;
}

/**
 * Its units become those of an order: of the one that it was made for, which nobody validated yet, or of a new one. They
 * are free for nobody in between: the stock hands them over in one append.
 */
export const convertReservation = defineCommand({
  name: 'convert-reservation',
  context: 'reservations',
  path: '/reservas/modificar',
  accion: 'convertir',
  access: { perfiles: RESERVERS },
  summary: 'Convierte una reserva en pedido, que queda con su stock',
  request: z.strictObject({ accion: z.literal('convertir'), id: reservaId, expectedVersion }),
  reply: z.object({ pedido: z.number().int() }),
  aggregate: reservation,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: inState(TITLE, ['Pendiente', 'En Proceso', 'Preparada', 'Caducada'], (r) =>
    r.retenida ? noneOpen(r) : `La Reserva N° ${r.number} ya liberó su stock: crea el pedido directamente.`,
  ),
  decide: (state, _request, { facts }: DecideContext<ConversionFacts>) => [
    ReservationConverted({
      reserva: refOf(state!),
      estado: 'Liberada',
      ...facts,
      movimientos: reserved(state!, true),
    }),
  ],
  answer: ({ state }) => ({
    mensaje: `La Reserva N° ${state!.number} es ahora el Pedido N° ${state!.convertida_en}`,
    pedido: state!.convertida_en!,
  }),
});
