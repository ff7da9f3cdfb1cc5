import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { PushUnsubscribed } from './events.ts';
import { isSubscribed, pushSubscriptions } from './push.ts';

/** A subscription that its push service no longer knows, or whose session is over; issued by the sending job. */
export const dropPush = defineCommand({
  name: 'drop-push',
  context: 'notifications',
  path: '/notificaciones/eliminar',
  accion: 'descartar',
  access: { perfiles: ['Administrador'] },
  summary: 'Descarta una suscripción vencida',
  request: z.strictObject({
    accion: z.literal('descartar'),
    usuario: z.string().min(1).max(80),
    id: z.string().min(1).max(80),
  }),
  aggregate: pushSubscriptions,
  stream: (request) => request.usuario,
  decide: ({ browsers }, { usuario, id }) =>
    isSubscribed(browsers, id) ? [PushUnsubscribed({ usuario, id, motivo: 'vencida' })] : [],
  answer: () => ({ mensaje: 'La suscripción fue descartada' }),
});
