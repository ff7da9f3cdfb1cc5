import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { LOCATION_REQUEST, TAKERS } from './audience.shared.ts';
import { NotificationTaken } from './events.ts';
import { notFor, notification } from './notification.ts';

/** «¿Tomar el requerimiento?»: the first wins, the others are told (requirements §1 `/notificaciones/listar`). */
export const takeNotification = defineCommand({
  name: 'take-notification',
  context: 'notifications',
  path: '/notificaciones/modificar',
  accion: 'tomar',
  access: { perfiles: TAKERS },
  summary: 'Toma un requerimiento de ubicación',
  request: z.strictObject({ accion: z.literal('tomar'), notification: z.string().min(1).max(120) }),
  aggregate: notification,
  needsFacts: true,
  stream: (request) => request.notification,
  decide(state, { notification: _id }, { user }) {
    const refused = notFor(state, user);
    if (refused) return refused;
    const { tipo, tomada_por, audiencia } = state!;
    if (tipo !== LOCATION_REQUEST)
      return reject('NO_SE_TOMA', 'Notificación informativa', 'Esta notificación no es un requerimiento.');
    if (tomada_por && tomada_por._id !== user._id)
      return reject('YA_TOMADO', 'Requerimiento tomado', `El requerimiento ya fue tomado por ${tomada_por.nombre}.`, {
        tomada_por: { ...tomada_por },
      });
    return tomada_por
      ? []
      : [
          NotificationTaken({
            _id,
            usuario: { _id: user._id, nombre: user.nombre },
            audiencia: { usuarios: [...audiencia.usuarios], perfiles: [...audiencia.perfiles] },
          }),
        ];
  },
  answer: () => ({ mensaje: 'Tomaste el requerimiento' }),
});
