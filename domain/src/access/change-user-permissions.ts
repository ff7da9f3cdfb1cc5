import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { editing, missing, target } from './edit.ts';
import { UserPermissionsChanged } from './events.ts';
import { permisosOverride } from './profile-data.shared.ts';
import { effectivePermisos, user } from './user.ts';

/** Flags that differ from those of the profile; what is not sent follows the profile again. In force at once, also in open sessions. */
export const changeUserPermissions = defineCommand({
  ...editing,
  name: 'change-user-permissions',
  accion: 'permisos',
  summary: 'Cambia los permisos propios de un usuario',
  request: z.strictObject({ accion: z.literal('permisos'), ...target, permisos: permisosOverride }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide: (state, { permisos }) =>
    missing(state) ?? [
      UserPermissionsChanged({
        permisos,
        efectivos: { ...effectivePermisos({ perfil: state.perfil, permisos }) },
        sesiones: [...state.sesiones],
      }),
    ],
  answer: ({ state }) => ({ mensaje: `Los permisos de ${state.cuenta.nombre} fueron guardados` }),
});
