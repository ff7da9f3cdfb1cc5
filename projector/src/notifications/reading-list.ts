import { NotificationRead, NotificationsRead } from '@power/domain/notifications/events';
import { READING_LIST, type ReadingRow } from '@power/domain/notifications/views/notices';
import { announce, defineProjection, rule } from '@power/infra/platform/projection/define';

/** Who has seen which notification; under `*`, up to when somebody has seen them all. */
export default defineProjection<ReadingRow>({
  name: READING_LIST,
  version: 1,
  table: 'reading_list',
  columns: { _id: 'text', notificacion: 'text', usuario: 'text', fecha: 'instant' },
  indexes: [['usuario', 'fecha']],
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
