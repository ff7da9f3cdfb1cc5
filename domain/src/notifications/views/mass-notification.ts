import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';

const text = z.string().max(1000).optional();

/** Mass notification to the app (document 3 §3); the app's content comes with its own context. */
export const massNotification = defineQuery({
  scope: everyone,
  name: 'mass-notification',
  asOf: { none: 'Las notificaciones se envían ahora.' },
  context: 'notifications',
  path: '/app/notificaciones/send-notificacion-masivo',
  access: { perfiles: ['Administrador', 'Marketing'] },
  reads: [],
  summary: 'Envía una notificación masiva a la app',
  request: z.strictObject({
    tipo: text,
    titulo: text,
    contenido: z.string().max(4000).optional(),
    producto: text,
    marca: text,
    subtitulo: text,
    link: text,
    bajada: text,
  }),
  reply: z.object({ ok: z.literal(true) }),
});
