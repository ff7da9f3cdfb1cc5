import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { editing, missing, target } from './edit.ts';
import { UserReactivated } from './events.ts';
import { user } from './user.ts';

/** The account may sign in again, with the password it had. */
export const reactivateUser = defineCommand({
  ...editing,
  name: 'reactivate-user',
  accion: 'reactivar',
  summary: 'Reactiva un usuario',
  needsFacts: true,
  request: z.strictObject({ accion: z.literal('reactivar'), ...target }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide: (state) => missing(state) ?? (state.activo ? [] : [UserReactivated({})]),
  answer: ({ state }) => ({ mensaje: `${state.cuenta.nombre} fue reactivado` }),
});
