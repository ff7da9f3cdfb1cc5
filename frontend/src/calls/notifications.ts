// Generated from the contract by `npm run calls`. Do not edit.
import type * as notifications_create_notification from '@power/domain/notifications/create-notification';
import type * as notifications_drop_push from '@power/domain/notifications/drop-push';
import type * as notifications_read_all_notifications from '@power/domain/notifications/read-all-notifications';
import type * as notifications_read_notification from '@power/domain/notifications/read-notification';
import type * as notifications_subscribe_push from '@power/domain/notifications/subscribe-push';
import type * as notifications_take_notification from '@power/domain/notifications/take-notification';
import type * as notifications_unsubscribe_push from '@power/domain/notifications/unsubscribe-push';
import type * as notifications_views_mass_notification from '@power/domain/notifications/views/mass-notification';
import type * as notifications_views_notices from '@power/domain/notifications/views/notices';
import type * as notifications_views_push_key from '@power/domain/notifications/views/push-key';
import { wire } from '../api/wire.ts';

export const allNotices = /* #__PURE__ */ wire<typeof notifications_views_notices.allNotices>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'todas', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las notificaciones son las de ahora.'} });
export const createNotification = /* #__PURE__ */ wire<typeof notifications_create_notification.createNotification>({ kind: 'command', method: 'POST', path: '/notificaciones/crear', accion: 'crear', access: {'perfiles':['Administrador']} });
export const dropPush = /* #__PURE__ */ wire<typeof notifications_drop_push.dropPush>({ kind: 'command', method: 'POST', path: '/notificaciones/eliminar', accion: 'descartar', access: {'perfiles':['Administrador']} });
export const massNotification = /* #__PURE__ */ wire<typeof notifications_views_mass_notification.massNotification>({ kind: 'query', method: 'POST', path: '/app/notificaciones/send-notificacion-masivo', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Las notificaciones se envían ahora.'} });
export const pushKey = /* #__PURE__ */ wire<typeof notifications_views_push_key.pushKey>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'clavepublica', access: {'perfiles':'todos'}, scope: 'everyone', asOf: {'now':'La clave es la de este equipo.'} });
export const readAllNotifications = /* #__PURE__ */ wire<typeof notifications_read_all_notifications.readAllNotifications>({ kind: 'command', method: 'POST', path: '/notificaciones/modificar', accion: 'leertodas', access: {'perfiles':'todos'} });
export const readNotification = /* #__PURE__ */ wire<typeof notifications_read_notification.readNotification>({ kind: 'command', method: 'POST', path: '/notificaciones/listar', accion: 'leer', access: {'perfiles':'todos'} });
export const seenNotices = /* #__PURE__ */ wire<typeof notifications_views_notices.seenNotices>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'vistas', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las notificaciones son las de ahora.'} });
export const subscribePush = /* #__PURE__ */ wire<typeof notifications_subscribe_push.subscribePush>({ kind: 'command', method: 'POST', path: '/notificaciones/crear', accion: 'suscribir', access: {'perfiles':'todos'} });
export const takeNotification = /* #__PURE__ */ wire<typeof notifications_take_notification.takeNotification>({ kind: 'command', method: 'POST', path: '/notificaciones/modificar', accion: 'tomar', access: {'perfiles':['Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega']} });
export const unreadNotices = /* #__PURE__ */ wire<typeof notifications_views_notices.unreadNotices>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'simple', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las notificaciones son las de ahora.'} });
export const unsubscribePush = /* #__PURE__ */ wire<typeof notifications_unsubscribe_push.unsubscribePush>({ kind: 'command', method: 'POST', path: '/notificaciones/eliminar', accion: 'desuscribir', access: {'perfiles':'todos'} });
