import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { NotificationRead } from './events.ts';
import { notFor, notification } from './notification.ts';
import { noticeRow } from './views/notices.ts';

/** Marks one as seen and answers what is left unread. The name is sent by clients; the session says who reads. */
export const readNotification = defineCommand({
  name: 'read-notification',
  context: 'notifications',
  path: '/notificaciones/listar',
  accion: 'leer',
  access: { perfiles: 'todos' },
  summary: 'Marca una notificación como leída',
  request: z.strictObject({
    accion: z.literal('leer'),
    notification: z.string().min(1).max(120),
    user: z.string().max(200).optional(),
  }),
  reply: z.object({ nots: z.array(noticeRow), total: z.number().int() }),
  aggregate: notification,
  needsFacts: true,
  stream: (request) => request.notification,
  decide: (state, { notification: _id }, { user }) =>
    notFor(state, user) ??
    (state!.leida_por.includes(user._id)
      ? []
      : [NotificationRead({ _id, usuario: { _id: user._id, nombre: user.nombre } })]),
  answer: () => ({ mensaje: 'Notificación leída' }),
});
