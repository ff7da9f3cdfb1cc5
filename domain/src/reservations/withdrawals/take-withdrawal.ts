import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { personOf, type Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection } from '../../kernel/rejection.ts';
import { ReservationWithdrawalTaken } from '../events.ts';
import { refOf, reservation, type ReservationState } from '../reservation.ts';
import { retiroRef, withdrawalIn, WITHDRAWERS } from './guards.ts';
import { withdrawalName } from './parts.ts';

/** The first of the warehouse has it for himself; again by the same person nothing happens. */
export function takenBy(state: ReservationState, retiro: number, user: Principal): readonly DomainEvent[] | Rejection {
  const mine = state?.retiros?.find(({ numero }) => numero === retiro);
  if (mine?.estado === 'En Proceso' && mine.usuario?._id === user._id) return [];
  const found = withdrawalIn(state, retiro, ['Pendiente'], 'El retiro no se tomó', user);
  return isRejection(found)
    ? found
    : [
        ReservationWithdrawalTaken({
          reserva: refOf(found.r),
          retiro,
          lineas: found.retiro.lineas,
          usuario: personOf(user),
        }),
      ];
}

/** *Tomar*: exclusive. Whoever answers '¿Tomar el requerimiento?' takes it by the same rule. */
export const takeWithdrawal = defineCommand({
  name: 'take-withdrawal',
  context: 'reservations',
  path: '/ubicaciones_cliente/modificar',
  accion: 'tomarretiro',
  access: { perfiles: WITHDRAWERS },
  summary: 'Toma una solicitud de retiro para prepararla',
  request: z.strictObject({ accion: z.literal('tomarretiro'), ...retiroRef }),
  aggregate: reservation,
  stream: ({ reserva }) => String(reserva),
  decide: (state, { retiro }, { user }) => takenBy(state, retiro, user),
  answer: (_, { reserva, retiro }) => ({
    mensaje: `Tomaste la solicitud de retiro ${withdrawalName(Number(reserva), retiro)}`,
  }),
});
