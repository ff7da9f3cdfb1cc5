import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';

/** Who it is for: these people and everybody with one of these profiles. Repeated in each event, so that frames need no other row. */
const audiencia = z.object({ usuarios: z.array(z.string()), perfiles: z.array(z.string()) });

export const NotificationCreated = defineEvent('NotificationCreated', {
  label: 'Notificación creada',
  data: z.object({
    _id: z.string(),
    tipo: z.string(),
    titulo: z.string(),
    user_origen: persona,
    comentario: z.string(),
    comentario_adicional: z.string(),
    /** Screen that it opens, from `/sistema/`. */
    enlace: z.string().nullable(),
    audiencia,
  }),
});
export const NotificationRead = defineEvent('NotificationRead', {
  label: 'Notificación leída',
  data: z.object({ _id: z.string(), usuario: persona }),
});
/** Everything for this person up to `hasta` (ISO UTC, inclusive) counts as seen. */
export const NotificationsRead = defineEvent('NotificationsRead', {
  label: 'Notificaciones leídas',
  data: z.object({ usuario: persona, hasta: z.string() }),
});
export const NotificationTaken = defineEvent('NotificationTaken', {
  label: 'Requerimiento tomado',
  data: z.object({ _id: z.string(), usuario: persona, audiencia }),
});

export const PushSubscribed = defineEvent('PushSubscribed', {
  label: 'Avisos del navegador activados',
  data: z.object({
    usuario: z.string(),
    id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    /** Session that asked: with it the subscription ends. Missing in the oldest ones, which end at once. */
    sesion: z.string().optional(),
  }),
  secret: ['endpoint', 'p256dh', 'auth'],
});
export const PushUnsubscribed = defineEvent('PushUnsubscribed', {
  label: 'Avisos del navegador desactivados',
  data: z.object({ usuario: z.string(), id: z.string(), motivo: z.enum(['usuario', 'vencida']) }),
});
export * from './sending-events.ts';
