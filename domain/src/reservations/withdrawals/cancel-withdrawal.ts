import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { ReservationWithdrawalCancelled } from '../events.ts';
import { refOf, reservation } from '../reservation.ts';
import { REQUESTERS, retiroRef, withdrawalIn } from './guards.ts';
import { withdrawalName } from './parts.ts';

const TITLE = 'La solicitud no se anuló';

/** Nothing leaves: the goods stay held. The customer may do it until somebody prepares them. */
export const cancelWithdrawal = defineCommand({
  name: 'cancel-withdrawal',
  context: 'reservations',
  path: '/ubicaciones_cliente/modificar',
  accion: 'anularretiro',
  access: { perfiles: REQUESTERS },
  summary: 'Anula una solicitud de retiro: los productos siguen retenidos',
  request: z.strictObject({
    accion: z.literal('anularretiro'),
    ...retiroRef,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(4000).default(''),
  }),
  aggregate: reservation,
  stream: ({ reserva }) => String(reserva),
  decide(state, { retiro, motivo }, { user }) {
    const found = withdrawalIn(
      state,
      retiro,
      user.perfil === 'Cliente' ? ['Pendiente'] : ['Pendiente', 'En Proceso'],
      TITLE,
      user,
    );
    if (isRejection(found)) return found;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    return [ReservationWithdrawalCancelled({ reserva: refOf(found.r), retiro, lineas: found.retiro.lineas, motivo })];
  },
  answer: (_, { reserva, retiro }) => ({
    mensaje: `La solicitud de retiro ${withdrawalName(Number(reserva), retiro)} fue anulada`,
  }),
});
