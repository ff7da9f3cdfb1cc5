import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { reject } from '../../kernel/rejection.ts';
import { usuarioId } from '../edit.ts';
import { PasswordLinkIssued, UserReactivated } from '../events.ts';
import { invitationEnd } from '../invite-user.ts';
import type { ReinviteFacts } from '../reinvite-user.ts';
import { user } from '../user.ts';
import { amongColleagues, notInvitedBy } from './guards.ts';

const TITLE = 'La invitación no se envió';

/** *Invitar de nuevo*: a fresh link, also for somebody whose access was withdrawn by who invites; the link before stops working. */
export const reinviteColleague = defineCommand({
  ...amongColleagues,
  name: 'reinvite-colleague',
  accion: 'reinvitar',
  summary: 'Envía otra vez la invitación a una persona de la propia empresa',
  request: z.strictObject({ accion: z.literal('reinvitar'), persona: usuarioId }),
  reply: z.object({ enlace: z.string().optional() }),
  aggregate: user,
  needsFacts: true,
  stream: ({ persona }) => persona,
  when: (state, me) => notInvitedBy(state, me, TITLE),
  decide(state, _, { facts, now }: DecideContext<ReinviteFacts>) {
    const { nombre } = state.cuenta;
    if (state.activo && state.hash)
      return reject('YA_TIENE_CLAVE', TITLE, `${nombre} ya eligió su contraseña. Puede recuperarla desde el ingreso.`);
    if (!state.activo && !state.retirado)
      return reject(
        'USUARIO_INACTIVO',
        TITLE,
        `A ${nombre} le quitó el acceso Power Mobile. Pide a tu ejecutivo que lo reactive.`,
      );
    // Who chose a password keeps it: nobody else gets a way to another one.
    if (state.hash) return [UserReactivated({})];
    const link = PasswordLinkIssued({
      token_hash: facts.token_hash,
      vence: invitationEnd(now),
      motivo: 'invitacion',
    });
    return state.activo ? [link] : [UserReactivated({}), link];
  },
  answer: ({ state }) => ({
    mensaje: state.hash
      ? `${state.cuenta.nombre} puede ingresar otra vez con su contraseña`
      : `Enviamos otra invitación a ${state.email}`,
  }),
});
