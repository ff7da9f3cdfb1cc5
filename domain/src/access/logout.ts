import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { SessionEnded } from './events.ts';
import { user } from './user.ts';

/** Ends the caller's own session at once. */
export const logout = defineCommand({
  name: 'logout',
  context: 'access',
  path: '/accesos/logout',
  access: { perfiles: 'todos' },
  summary: 'Cierra la sesión actual',
  request: z.strictObject({}),
  aggregate: user,
  stream: (_, context) => context.user._id,
  decide: (state, _, context) =>
    state.sesiones.includes(context.user.sesion)
      ? [SessionEnded({ sesion: context.user.sesion, motivo: 'logout' })]
      : [],
  answer: () => ({ mensaje: 'Sesión cerrada' }),
});
