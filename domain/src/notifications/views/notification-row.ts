import { code, instant, json, key, list, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { persona } from '../../kernel/person.ts';

/** A notification with whom it is for: these people, and everybody with one of these profiles. What happened to it is in the log. */
export const notificationRow = defineRow({
  projection: 'notifications/notification-list',
  table: 'notification_list',
  // By profile too: whoever reads for a person joins both conditions (infra/platform/notifications).
  scope: { propio: 'usuarios' },
  history: 'none',
  fields: {
    _id: key(),
    tipo: code('Tipo'),
    titulo: text('Título'),
    user_origen: json('De', persona),
    comentario: text('Comentario'),
    comentario_adicional: text('Comentario adicional'),
    enlace: code('Enlace', { nullable: true }),
    fecha: instant('Fecha'),
    tomada_por: json('Tomada por', persona, { nullable: true }),
    usuarios: list('Usuarios'),
    perfiles: list('Perfiles'),
  },
});
export type NotificationRow = RowOf<typeof notificationRow>;

/** One person has seen one notification; under `*`, all up to a moment. */
export const readingRow = defineRow({
  projection: 'notifications/reading-list',
  table: 'reading_list',
  scope: { propio: 'usuario' },
  history: 'none',
  fields: { _id: key(), notificacion: key(), usuario: key(), fecha: instant('Fecha') },
});

/** One browser of one person, to which notifications are pushed. */
export const pushRow = defineRow({
  projection: 'notifications/push-list',
  table: 'push_list',
  scope: { propio: 'usuario' },
  history: 'none',
  fields: {
    _id: key(),
    usuario: key(),
    endpoint: key(),
    p256dh: key(),
    auth: key(),
    sesion: code('Sesión', { nullable: true }),
    desde: instant('Desde'),
  },
});
export type PushRow = RowOf<typeof pushRow>;
