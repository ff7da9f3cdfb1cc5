import { NotificationCreated, NotificationTaken } from '@power/domain/notifications/events';
import { notificationRow } from '@power/domain/notifications/views/notification-row';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];

/** Notifications with whom they are for; who has seen them is in `notifications/reading-list`. */
export default rowProjection(notificationRow, {
  version: 1,
  indexes: [['fecha'], { sql: 'USING gin (usuarios)' }, { sql: 'USING gin (perfiles)' }],
  ignores: ['NotificationRead'],
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
