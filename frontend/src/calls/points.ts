// Generated from the contract by `npm run calls`. Do not edit.
import type * as points_expire_points from '@power/domain/points/expire-points';
import type * as points_move_points from '@power/domain/points/move-points';
import type * as points_settle_order_points from '@power/domain/points/settle-order-points';
import type * as points_views_queries from '@power/domain/points/views/queries';
import type * as points_withdraw_order_points from '@power/domain/points/withdraw-order-points';
import { wire } from '../api/wire.ts';

export const expirePoints = /* #__PURE__ */ wire<typeof points_expire_points.expirePoints>({ kind: 'command', method: 'POST', path: '/puntos/modificar', accion: 'vencer', access: {'perfiles':['Administrador']} });
export const movePoints = /* #__PURE__ */ wire<typeof points_move_points.movePoints>({ kind: 'command', method: 'POST', path: '/puntos/modificar', accion: 'traspasar', access: {'perfiles':['Administrador']} });
export const pointsGrid = /* #__PURE__ */ wire<typeof points_views_queries.pointsGrid>({ kind: 'query', method: 'POST', path: '/puntos/listar', accion: 'grid', access: {'perfiles':['Administrador','Marketing','Ejecutivo de Ventas','Reseller','Cliente']}, topic: 'puntos', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id'}, compared: true });
export const pointsSummary = /* #__PURE__ */ wire<typeof points_views_queries.pointsSummary>({ kind: 'query', method: 'GET', path: '/dashboard/resumen-puntos-clientes', access: {'perfiles':['Administrador','Marketing']}, scope: 'everyone' });
export const receivePoints = /* #__PURE__ */ wire<typeof points_move_points.receivePoints>({ kind: 'command', method: 'POST', path: '/puntos/modificar', accion: 'recibir', access: {'perfiles':['Administrador']} });
export const settleOrderPoints = /* #__PURE__ */ wire<typeof points_settle_order_points.settleOrderPoints>({ kind: 'command', method: 'POST', path: '/puntos/modificar', accion: 'cuadrarpedido', access: {'perfiles':['Administrador']} });
export const withdrawOrderPoints = /* #__PURE__ */ wire<typeof points_withdraw_order_points.withdrawOrderPoints>({ kind: 'command', method: 'POST', path: '/puntos/modificar', accion: 'descontarpedido', access: {'perfiles':['Administrador']} });
