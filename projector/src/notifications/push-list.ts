import { PushSubscribed, PushUnsubscribed } from '@power/domain/notifications/events';
import { type PushRow, pushRow } from '@power/domain/notifications/views/notification-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { usuario: string; id: string }): string[] => [`${d.usuario}/${d.id}`];

/** Browsers to which notifications are pushed; read by the sending job alone. */
export default rowProjection(pushRow, {
  version: 2,
  indexes: [['usuario'], ['_id']],
  rules: [
    rule(PushSubscribed, key, (_, d, c) => ({
      _id: d.id,
      usuario: d.usuario,
      endpoint: d.endpoint,
      p256dh: d.p256dh,
      auth: d.auth,
      sesion: d.sesion ?? null,
      desde: c.at,
    })),
    rule(PushUnsubscribed, key, (): PushRow | undefined => undefined),
  ],
});
