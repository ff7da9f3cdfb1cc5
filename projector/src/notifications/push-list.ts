import { PushSubscribed, PushUnsubscribed } from '@power/domain/notifications/events';
import { PUSH_LIST, type PushRow } from '@power/domain/notifications/views/notices';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { usuario: string; id: string }): string[] => [`${d.usuario}/${d.id}`];

/** Browsers to which notifications are pushed; read by the sending job alone. */
export default defineProjection<PushRow>({
  name: PUSH_LIST,
  version: 2,
  table: 'push_list',
  columns: {
    _id: 'text',
    usuario: 'text',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    sesion: 'text',
    desde: 'instant',
  },
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
