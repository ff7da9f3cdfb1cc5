import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { optionalText } from '../kernel/text.ts';
import type { ProfileFacts } from './change-user-profile.ts';
import { editing, missing, target } from './edit.ts';
import { UserDeactivated } from './events.ts';
import { user } from './user.ts';

/** The account can no longer sign in and its sessions end; its history stays (requirements §0.1.10). */
export const deactivateUser = defineCommand({
  ...editing,
  name: 'deactivate-user',
  accion: 'desactivar',
  summary: 'Desactiva un usuario y cierra sus sesiones',
  needsFacts: true,
  request: z.strictObject({ accion: z.literal('desactivar'), ...target, motivo: optionalText }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide(state, { motivo }, { user: me }: DecideContext<ProfileFacts>) {
    const gone = missing(state);
    if (gone) return gone;
    if (!state.activo) return [];
    if (state._id === me._id)
      return reject(
        'CUENTA_PROPIA',
        'Cuenta propia',
        'No puedes desactivar tu propia cuenta. Pídeselo a otro Administrador.',
      );
    return [UserDeactivated({ ...(motivo && { motivo }), sesiones: [...state.sesiones] })];
  },
  answer: ({ state }) => ({ mensaje: `${state.cuenta.nombre} fue desactivado` }),
});
