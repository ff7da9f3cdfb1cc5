import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { missing, usuarioId } from './edit.ts';
import { SessionEnded } from './events.ts';
import { user } from './user.ts';

/** Ends one session of a person; its sockets close within seconds (ARCHITECTURE, *Live*). */
export const endSession = defineCommand({
  name: 'end-session',
  context: 'access',
  path: '/usuarios/sesiones',
  accion: 'cerrar',
  access: { perfiles: ['Administrador'] },
  summary: 'Cierra una sesión de un usuario',
  request: z.strictObject({ accion: z.literal('cerrar'), usuario: usuarioId, sesion: z.string().min(1).max(80) }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide: (state, { sesion }) =>
    missing(state) ?? (state.sesiones.includes(sesion) ? [SessionEnded({ sesion, motivo: 'forzada' })] : []),
  answer: () => ({ mensaje: 'La sesión fue cerrada' }),
});
