// Generated from the contract by `npm run calls`. Do not edit.
import type * as documents from '@power/domain/documents';
import type * as reservations_convert_reservation from '@power/domain/reservations/convert-reservation';
import type * as reservations_create_reservation from '@power/domain/reservations/create-reservation';
import type * as reservations_deliver_reservation from '@power/domain/reservations/deliver-reservation';
import type * as reservations_expire_reservation from '@power/domain/reservations/expire-reservation';
import type * as reservations_extend_reservation from '@power/domain/reservations/extend-reservation';
import type * as reservations_open_reserved_order from '@power/domain/reservations/open-reserved-order';
import type * as reservations_prepare_reservation from '@power/domain/reservations/prepare-reservation';
import type * as reservations_release_reservation from '@power/domain/reservations/release-reservation';
import type * as reservations_take_reservation from '@power/domain/reservations/take-reservation';
import type * as reservations_views_grids from '@power/domain/reservations/views/grids';
import type * as reservations_views_origin from '@power/domain/reservations/views/origin';
import { wire } from '../api/wire.ts';

export const convertReservation = /* #__PURE__ */ wire<typeof reservations_convert_reservation.convertReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'convertir', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
export const createReservation = /* #__PURE__ */ wire<typeof reservations_create_reservation.createReservation>({ kind: 'command', method: 'POST', path: '/reservas/crear', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
export const deliverReservation = /* #__PURE__ */ wire<typeof reservations_deliver_reservation.deliverReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'entregar', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
export const expireReservation = /* #__PURE__ */ wire<typeof reservations_expire_reservation.expireReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'caducar', access: {'perfiles':['Administrador']} });
export const extendReservation = /* #__PURE__ */ wire<typeof reservations_extend_reservation.extendReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'prorrogar', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
export const openReservedOrder = /* #__PURE__ */ wire<typeof reservations_open_reserved_order.openReservedOrder>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'abrirpedido', access: {'perfiles':['Administrador']} });
export const prepareReservation = /* #__PURE__ */ wire<typeof reservations_prepare_reservation.prepareReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'preparar', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
export const releaseReservation = /* #__PURE__ */ wire<typeof reservations_release_reservation.releaseReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'liberar', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
export const reservationCalls = {
  attach: wire<typeof documents.reservationCalls.attach>({ kind: 'command', method: 'POST', path: '/documentos/reserva/adjuntar', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} }),
  detach: wire<typeof documents.reservationCalls.detach>({ kind: 'command', method: 'POST', path: '/documentos/reserva', accion: 'quitaradjunto', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} }),
  file: wire<typeof documents.reservationCalls.file>({ kind: 'query', method: 'POST', path: '/documentos/reserva', accion: 'adjunto', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
  history: wire<typeof documents.reservationCalls.history>({ kind: 'query', method: 'POST', path: '/documentos/reserva', accion: 'historia', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, topic: 'reservas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
  one: wire<typeof documents.reservationCalls.one>({ kind: 'query', method: 'POST', path: '/documentos/reserva', accion: 'ver', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, topic: 'reservas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
  related: wire<typeof documents.reservationCalls.related>({ kind: 'query', method: 'POST', path: '/documentos/reserva', accion: 'relaciones', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, topic: 'reservas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} }),
};
export const reservationExport = /* #__PURE__ */ wire<typeof reservations_views_grids.reservationExport>({ kind: 'query', method: 'POST', path: '/reservas/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const reservationGrid = /* #__PURE__ */ wire<typeof reservations_views_grids.reservationGrid>({ kind: 'query', method: 'POST', path: '/reservas/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, topic: 'reservas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'}, compared: true });
export const reservationOrigin = /* #__PURE__ */ wire<typeof reservations_views_origin.reservationOrigin>({ kind: 'query', method: 'POST', path: '/reservas/listar', accion: 'origen', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const takeReservation = /* #__PURE__ */ wire<typeof reservations_take_reservation.takeReservation>({ kind: 'command', method: 'POST', path: '/reservas/modificar', accion: 'tomar', access: {'perfiles':['Administrador','Jefe de Logistica','Finanzas']} });
