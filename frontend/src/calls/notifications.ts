// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/notifications/create-notification';
import type * as m2 from '@power/domain/notifications/drop-push';
import type * as m3 from '@power/domain/notifications/read-all-notifications';
import type * as m4 from '@power/domain/notifications/read-notification';
import type * as m5 from '@power/domain/notifications/subscribe-push';
import type * as m6 from '@power/domain/notifications/take-notification';
import type * as m7 from '@power/domain/notifications/unsubscribe-push';
import type * as m8 from '@power/domain/notifications/views/mass-notification';
import type * as m9 from '@power/domain/notifications/views/notices';
import type * as m10 from '@power/domain/notifications/views/push-key';
import { wire } from '../api/wire.ts';

export const allNotices = /* #__PURE__ */ wire<typeof m9.allNotices>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'todas', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las notificaciones son las de ahora.'} });
export const createNotification = /* #__PURE__ */ wire<typeof m1.createNotification>({ kind: 'command', method: 'POST', path: '/notificaciones/crear', accion: 'crear', access: {'perfiles':['Administrador']} });
export const dropPush = /* #__PURE__ */ wire<typeof m2.dropPush>({ kind: 'command', method: 'POST', path: '/notificaciones/eliminar', accion: 'descartar', access: {'perfiles':['Administrador']} });
export const massNotification = /* #__PURE__ */ wire<typeof m8.massNotification>({ kind: 'query', method: 'POST', path: '/app/notificaciones/send-notificacion-masivo', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone', asOf: {'none':'Las notificaciones se envían ahora.'} });
export const pushKey = /* #__PURE__ */ wire<typeof m10.pushKey>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'clavepublica', access: {'perfiles':'todos'}, scope: 'everyone', asOf: {'now':'La clave es la de este equipo.'} });
export const readAllNotifications = /* #__PURE__ */ wire<typeof m3.readAllNotifications>({ kind: 'command', method: 'POST', path: '/notificaciones/modificar', accion: 'leertodas', access: {'perfiles':'todos'} });
export const readNotification = /* #__PURE__ */ wire<typeof m4.readNotification>({ kind: 'command', method: 'POST', path: '/notificaciones/listar', accion: 'leer', access: {'perfiles':'todos'} });
export const seenNotices = /* #__PURE__ */ wire<typeof m9.seenNotices>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'vistas', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las notificaciones son las de ahora.'} });
export const subscribePush = /* #__PURE__ */ wire<typeof m5.subscribePush>({ kind: 'command', method: 'POST', path: '/notificaciones/crear', accion: 'suscribir', access: {'perfiles':'todos'} });
export const takeNotification = /* #__PURE__ */ wire<typeof m6.takeNotification>({ kind: 'command', method: 'POST', path: '/notificaciones/modificar', accion: 'tomar', access: {'perfiles':['Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega']} });
export const unreadNotices = /* #__PURE__ */ wire<typeof m9.unreadNotices>({ kind: 'query', method: 'POST', path: '/notificaciones/listar', accion: 'simple', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'Las notificaciones son las de ahora.'} });
export const unsubscribePush = /* #__PURE__ */ wire<typeof m7.unsubscribePush>({ kind: 'command', method: 'POST', path: '/notificaciones/eliminar', accion: 'desuscribir', access: {'perfiles':'todos'} });
