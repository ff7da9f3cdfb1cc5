import { NotificationRead, NotificationsRead } from '@power/domain/notifications/events';
import { readingRow } from '@power/domain/notifications/views/notification-row';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** Who has seen which notification; under `*`, up to when somebody has seen them all. */
export default rowProjection(readingRow, {
  version: 1,
  indexes: [['usuario', 'fecha']],
  ignores: ['NotificationCreated', 'NotificationTaken'],
  rules: [
    rule(
      NotificationRead,
      (d) => [`${d._id}/${d.usuario._id}`],
      (row, d, c, id) => row ?? { _id: id, notificacion: d._id, usuario: d.usuario._id, fecha: c.at },
    ),
    rule(
      NotificationsRead,
      (d) => [`*/${d.usuario._id}`],
      (_, d, _c, id) => ({ _id: id, notificacion: '*', usuario: d.usuario._id, fecha: d.hasta }),
    ),
  ],
  announcements: [
    announce(NotificationsRead, (d) => [
      { evento: 'notificacion', datos: { _id: '*', leida: true }, para: { usuarios: [d.usuario._id] } },
    ]),
    // Other tabs of the same person lower their counter.
    announce(NotificationRead, (d) => [
      { evento: 'notificacion', datos: { _id: d._id, leida: true }, para: { usuarios: [d.usuario._id] } },
    ]),
  ],
});
