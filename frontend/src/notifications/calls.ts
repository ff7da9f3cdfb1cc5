import type { readAllNotifications as ReadAllNotifications } from '@power/domain/notifications/read-all-notifications';
import type { readNotification as ReadNotification } from '@power/domain/notifications/read-notification';
import type { subscribePush as SubscribePush } from '@power/domain/notifications/subscribe-push';
import type { takeNotification as TakeNotification } from '@power/domain/notifications/take-notification';
import type { unsubscribePush as UnsubscribePush } from '@power/domain/notifications/unsubscribe-push';
import type {
  allNotices as AllNotices,
  seenNotices as SeenNotices,
  unreadNotices as UnreadNotices,
} from '@power/domain/notifications/views/notices';
import type { pushKey as PushKey } from '@power/domain/notifications/views/push-key';
import { type ReplyFor, wire } from '../api/wire.ts';

const list = { kind: 'query', method: 'POST', path: '/notificaciones/listar' } as const;
export const unreadNotices = wire<typeof UnreadNotices>({ ...list, accion: 'simple' });
export const seenNotices = wire<typeof SeenNotices>({ ...list, accion: 'vistas' });
export const allNotices = wire<typeof AllNotices>({ ...list, accion: 'todas' });
export const readNotification = wire<typeof ReadNotification>({
  kind: 'command',
  method: 'POST',
  path: '/notificaciones/listar',
  accion: 'leer',
});
export const readAllNotifications = wire<typeof ReadAllNotifications>({
  kind: 'command',
  method: 'POST',
  path: '/notificaciones/modificar',
  accion: 'leertodas',
});
export const takeNotification = wire<typeof TakeNotification>({
  kind: 'command',
  method: 'POST',
  path: '/notificaciones/modificar',
  accion: 'tomar',
});
export const pushKey = wire<typeof PushKey>({ ...list, accion: 'clavepublica' });
export const subscribePush = wire<typeof SubscribePush>({
  kind: 'command',
  method: 'POST',
  path: '/notificaciones/crear',
  accion: 'suscribir',
});
export const unsubscribePush = wire<typeof UnsubscribePush>({
  kind: 'command',
  method: 'POST',
  path: '/notificaciones/eliminar',
  accion: 'desuscribir',
});

export type Notice = ReplyFor<typeof unreadNotices>['nots'][number];
