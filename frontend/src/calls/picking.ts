// Generated from the contract by `npm run calls`. Do not edit.
import type * as picking_finish_picking from '@power/domain/picking/finish-picking';
import type * as picking_pause_picking from '@power/domain/picking/pause-picking';
import type * as picking_reassign_picking from '@power/domain/picking/reassign-picking';
import type * as picking_report_shortage from '@power/domain/picking/report-shortage';
import type * as picking_resume_picking from '@power/domain/picking/resume-picking';
import type * as picking_return_goods from '@power/domain/picking/return-goods';
import type * as picking_scan_line from '@power/domain/picking/scan-line';
import type * as picking_take_picking from '@power/domain/picking/take-picking';
import type * as picking_undo_scan from '@power/domain/picking/undo-scan';
import type * as picking_views_hands from '@power/domain/picking/views/hands';
import type * as picking_views_work_list from '@power/domain/picking/views/work-list';
import type * as picking_withdraw_shortage from '@power/domain/picking/withdraw-shortage';
import { wire } from '../api/wire.ts';

export const finishPicking = /* #__PURE__ */ wire<typeof picking_finish_picking.finishPicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'terminar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const pausePicking = /* #__PURE__ */ wire<typeof picking_pause_picking.pausePicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'pausar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const pickingHands = /* #__PURE__ */ wire<typeof picking_views_hands.pickingHands>({ kind: 'query', method: 'POST', path: '/picking/listar', accion: 'personas', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, scope: 'everyone' });
export const pickingWorkList = /* #__PURE__ */ wire<typeof picking_views_work_list.pickingWorkList>({ kind: 'query', method: 'POST', path: '/picking/listar', accion: 'trabajo', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']}, topic: 'pedidos', scope: 'everyone' });
export const reassignPicking = /* #__PURE__ */ wire<typeof picking_reassign_picking.reassignPicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'reasignar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} });
export const reportShortage = /* #__PURE__ */ wire<typeof picking_report_shortage.reportShortage>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'faltante', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const resumePicking = /* #__PURE__ */ wire<typeof picking_resume_picking.resumePicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'reanudar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const returnGoods = /* #__PURE__ */ wire<typeof picking_return_goods.returnGoods>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'devolver', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const scanLine = /* #__PURE__ */ wire<typeof picking_scan_line.scanLine>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'escanear', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const takePicking = /* #__PURE__ */ wire<typeof picking_take_picking.takePicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'tomar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const undoScan = /* #__PURE__ */ wire<typeof picking_undo_scan.undoScan>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'deshacer', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const withdrawShortage = /* #__PURE__ */ wire<typeof picking_withdraw_shortage.withdrawShortage>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'retirarfaltante', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
