import { NotificationCreated, NotificationTaken } from '@power/domain/notifications/events';
import { NOTIFICATION_LIST, type NotificationRow } from '@power/domain/notifications/views/notices';
import { announce, defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { _id: string }): string[] => [d._id];

/** Notifications with whom they are for; who has seen them is in `notifications/reading-list`. */
export default defineProjection<NotificationRow>({
  name: NOTIFICATION_LIST,
  version: 1,
  table: 'notification_list',
  columns: {
    _id: 'text',
    tipo: 'text',
    titulo: 'text',
    user_origen: 'json',
    comentario: 'text',
    comentario_adicional: 'text',
    enlace: 'text',
    fecha: 'instant',
    tomada_por: 'json',
    usuarios: 'json',
    perfiles: 'json',
  },
  indexes: [['fecha'], { sql: 'USING gin (usuarios)' }, { sql: 'USING gin (perfiles)' }],
  rules: [
    rule(NotificationCreated, key, (_, { audiencia, ...d }, c) => ({
      ...d,
      ...audiencia,
      fecha: c.at,
      tomada_por: null,
    })),
    rule(NotificationTaken, key, (row, d) => row && { ...row, tomada_por: d.usuario }),
  ],
  announcements: [
    announce(NotificationCreated, ({ audiencia, ...d }, c) => [
      { evento: 'notificacion', datos: { ...d, fecha: c.at, leida: false, tomada_por: null }, para: audiencia },
    ]),
    // The others' dialog closes, and says who was first.
    announce(NotificationTaken, (d) => [
      {
        evento: 'notificacion',
        datos: { _id: d._id, tipo: 'solicitud_ubicacion_cliente', tomada_por: d.usuario },
        para: d.audiencia,
      },
    ]),
  ],
});
