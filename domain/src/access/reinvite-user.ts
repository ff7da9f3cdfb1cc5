import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { editing, missing, usuarioId } from './edit.ts';
import { PasswordLinkIssued } from './events.ts';
import { invitationEnd } from './invite-user.ts';
import { user } from './user.ts';

export interface ReinviteFacts {
  readonly token_hash: string;
}

/** A fresh invitation; the link sent before stops working. */
export const reinviteUser = defineCommand({
  ...editing,
  name: 'reinvite-user',
  accion: 'reinvitar',
  summary: 'Envía otra vez la invitación de un usuario sin contraseña',
  request: z.strictObject({ accion: z.literal('reinvitar'), usuario: usuarioId }),
  aggregate: user,
  needsFacts: true,
  stream: (request) => request.usuario,
  decide(state, _, { facts, now }: DecideContext<ReinviteFacts>) {
    const gone = missing(state);
    if (gone) return gone;
    if (!state.activo)
      return reject(
        'USUARIO_INACTIVO',
        'Usuario inactivo',
        'El usuario está desactivado. Reactívalo antes de invitarlo.',
      );
    if (state.hash)
      return reject(
        'YA_TIENE_CLAVE',
        'Ya ingresó',
        'El usuario ya tiene contraseña. Puede recuperarla desde el ingreso.',
      );
    return [PasswordLinkIssued({ token_hash: facts.token_hash, vence: invitationEnd(now), motivo: 'invitacion' })];
  },
  answer: ({ state }) => ({ mensaje: `Enviamos otra invitación a ${state.email}` }),
});
