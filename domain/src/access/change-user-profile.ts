import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { editing, missing, target } from './edit.ts';
import { UserProfileChanged } from './events.ts';
import { perfil } from './profile-data.shared.ts';
import { user } from './user.ts';

export interface ProfileFacts {
  /** Working accounts with the profile Administrador and a password. */
  readonly administradores: readonly string[];
}

/** Another profile: every session of the person ends, so that nobody goes on with rights of the old one. */
export const changeUserProfile = defineCommand({
  ...editing,
  name: 'change-user-profile',
  accion: 'perfil',
  summary: 'Cambia el perfil de un usuario',
  needsFacts: true,
  request: z.strictObject({ accion: z.literal('perfil'), ...target, perfil }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide(state, request, { user: me }: DecideContext<ProfileFacts>) {
    const gone = missing(state);
    if (gone) return gone;
    if (state.perfil === request.perfil) return [];
    if (state._id === me._id)
      return reject(
        'PERFIL_PROPIO',
        'Perfil propio',
        'No puedes cambiar tu propio perfil. Pídeselo a otro Administrador.',
      );
    return [UserProfileChanged({ anterior: state.perfil, perfil: request.perfil, sesiones: [...state.sesiones] })];
  },
  answer: ({ state }) => ({ mensaje: `${state.cuenta.nombre} tiene ahora el perfil ${state.perfil}` }),
});
