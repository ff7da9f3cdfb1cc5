import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { PasswordLinkIssued, UserRegistered } from './events.ts';
import { newAccount } from './register-user.ts';
import { user } from './user.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

/** Hours that an invitation is good for: longer than a recovery link, for somebody who has not started yet. */
export const INVITATION_HOURS = 72;
export const invitationEnd = (now: string): string =>
  new Date(Date.parse(now) + INVITATION_HOURS * 3_600_000).toISOString();

export interface InviteFacts {
  readonly usuario: string;
  readonly token_hash: string;
}

/** Creates an account without password and mails a one-time link with which the person chooses one. */
export const inviteUser = defineCommand({
  name: 'invite-user',
  context: 'access',
  path: '/usuarios/crear',
  accion: 'invitar',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea un usuario y lo invita por correo',
  request: z.strictObject({ accion: z.literal('invitar'), usuario: z.strictObject(newAccount) }),
  reply: z.object({ _id: z.string() }),
  refers: { 'usuario.bodega': openWarehouse },
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: { facts: InviteFacts }) => facts.usuario,
  decide(state, { usuario }, { facts, now }) {
    if (state.exists) return reject('USUARIO_EXISTE', 'Usuario existente', 'El usuario ya existe.');
    return [
      UserRegistered({ _id: facts.usuario, ...usuario }),
      PasswordLinkIssued({ token_hash: facts.token_hash, vence: invitationEnd(now), motivo: 'invitacion' }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `Invitamos a ${state.cuenta.nombre} en ${state.email}`, _id: state._id }),
});
