import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { optionalText } from '../kernel/text.ts';
import { missing, usuarioId } from './edit.ts';
import { SessionsRevoked } from './events.ts';
import { user } from './user.ts';

/** Forced exit from every device (`salirSistema`, document 1 §7). */
export const forceSignOut = defineCommand({
  name: 'force-sign-out',
  context: 'access',
  path: '/usuarios/sesiones',
  accion: 'forzarsalida',
  access: { perfiles: ['Administrador'] },
  summary: 'Fuerza la salida de un usuario en todos sus dispositivos',
  request: z.strictObject({ accion: z.literal('forzarsalida'), usuario: usuarioId, motivo: optionalText }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide: (state, { motivo }) =>
    missing(state) ??
    (state.sesiones.length === 0
      ? []
      : [SessionsRevoked({ sesiones: [...state.sesiones], ...(motivo && { motivo }) })]),
  answer: ({ state, events }) => ({
    mensaje:
      events.length === 0
        ? `${state.cuenta.nombre} no tiene sesiones abiertas`
        : `${state.cuenta.nombre} salió de todos sus dispositivos`,
  }),
});
