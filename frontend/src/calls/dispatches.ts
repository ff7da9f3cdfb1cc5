// Generated from the contract by `npm run calls`. Do not edit.
import type * as dispatches_add_stops from '@power/domain/dispatches/add-stops';
import type * as dispatches_cancel_route from '@power/domain/dispatches/cancel-route';
import type * as dispatches_change_route from '@power/domain/dispatches/change-route';
import type * as dispatches_collect_payment from '@power/domain/dispatches/collect-payment';
import type * as dispatches_deliver_stop from '@power/domain/dispatches/deliver-stop';
import type * as dispatches_depart_route from '@power/domain/dispatches/depart-route';
import type * as dispatches_dispatch_order from '@power/domain/dispatches/dispatch-order';
import type * as dispatches_load_stop from '@power/domain/dispatches/load-stop';
import type * as dispatches_order_stops from '@power/domain/dispatches/order-stops';
import type * as dispatches_plan_route from '@power/domain/dispatches/plan-route';
import type * as dispatches_reject_stop from '@power/domain/dispatches/reject-stop';
import type * as dispatches_remove_stop from '@power/domain/dispatches/remove-stop';
import type * as dispatches_reschedule_stop from '@power/domain/dispatches/reschedule-stop';
import type * as dispatches_return_order from '@power/domain/dispatches/return-order';
import type * as dispatches_views_grids from '@power/domain/dispatches/views/grids';
import type * as documents from '@power/domain/documents';
import { wire } from '../api/wire.ts';

export const addStops = /* #__PURE__ */ wire<typeof dispatches_add_stops.addStops>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'agregar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const cancelRoute = /* #__PURE__ */ wire<typeof dispatches_cancel_route.cancelRoute>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'anular', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const changeRoute = /* #__PURE__ */ wire<typeof dispatches_change_route.changeRoute>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'simple', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const collectPayment = /* #__PURE__ */ wire<typeof dispatches_collect_payment.collectPayment>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'cobrar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']} });
export const deliverStop = /* #__PURE__ */ wire<typeof dispatches_deliver_stop.deliverStop>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'entregar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const departRoute = /* #__PURE__ */ wire<typeof dispatches_depart_route.departRoute>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'salir', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const dispatchOrder = /* #__PURE__ */ wire<typeof dispatches_dispatch_order.dispatchOrder>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'salida', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const loadStop = /* #__PURE__ */ wire<typeof dispatches_load_stop.loadStop>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'cargar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const orderStops = /* #__PURE__ */ wire<typeof dispatches_order_stops.orderStops>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'ordenar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const planRoute = /* #__PURE__ */ wire<typeof dispatches_plan_route.planRoute>({ kind: 'command', method: 'POST', path: '/despachos/crear', accion: 'simple', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const rejectStop = /* #__PURE__ */ wire<typeof dispatches_reject_stop.rejectStop>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'rechazar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const removeStop = /* #__PURE__ */ wire<typeof dispatches_remove_stop.removeStop>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'quitar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const rescheduleStop = /* #__PURE__ */ wire<typeof dispatches_reschedule_stop.rescheduleStop>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'reprogramar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const returnOrder = /* #__PURE__ */ wire<typeof dispatches_return_order.returnOrder>({ kind: 'command', method: 'POST', path: '/despachos/modificar', accion: 'retorno', access: {'perfiles':['Administrador']} });
export const routableGrid = /* #__PURE__ */ wire<typeof dispatches_views_grids.routableGrid>({ kind: 'query', method: 'POST', path: '/despachos/listar', accion: 'pendientes', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']}, topic: 'pedidos', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'}, compared: true });
export const routeCalls = {
  attach: wire<typeof documents.routeCalls.attach>({ kind: 'command', method: 'POST', path: '/documentos/despacho/adjuntar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} }),
  detach: wire<typeof documents.routeCalls.detach>({ kind: 'command', method: 'POST', path: '/documentos/despacho', accion: 'quitaradjunto', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica']} }),
  file: wire<typeof documents.routeCalls.file>({ kind: 'query', method: 'POST', path: '/documentos/despacho', accion: 'adjunto', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']}, scope: 'everyone' }),
  history: wire<typeof documents.routeCalls.history>({ kind: 'query', method: 'POST', path: '/documentos/despacho', accion: 'historia', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']}, topic: 'despachos', scope: 'everyone' }),
  one: wire<typeof documents.routeCalls.one>({ kind: 'query', method: 'POST', path: '/documentos/despacho', accion: 'ver', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']}, topic: 'despachos', scope: 'everyone' }),
  related: wire<typeof documents.routeCalls.related>({ kind: 'query', method: 'POST', path: '/documentos/despacho', accion: 'relaciones', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']}, topic: 'despachos', scope: 'everyone' }),
};
export const routeExport = /* #__PURE__ */ wire<typeof dispatches_views_grids.routeExport>({ kind: 'query', method: 'POST', path: '/despachos/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador'],'permiso':'exportar'}, scope: 'everyone' });
export const routeGrid = /* #__PURE__ */ wire<typeof dispatches_views_grids.routeGrid>({ kind: 'query', method: 'POST', path: '/despachos/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']}, topic: 'despachos', scope: 'everyone', compared: true });
export const stopGrid = /* #__PURE__ */ wire<typeof dispatches_views_grids.stopGrid>({ kind: 'query', method: 'POST', path: '/despachos/listar', accion: 'paradas', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador']}, topic: 'paradas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'}, compared: true });
export const stopGridCobrador = /* #__PURE__ */ wire<typeof dispatches_views_grids.stopGridCobrador>({ kind: 'query', method: 'POST', path: '/despachos/listar', accion: 'gridcobrador', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Jefe de Logistica','Cobrador']}, topic: 'paradas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'}, compared: true });
