// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/picking/finish-picking';
import type * as m2 from '@power/domain/picking/pause-picking';
import type * as m3 from '@power/domain/picking/reassign-picking';
import type * as m4 from '@power/domain/picking/report-shortage';
import type * as m5 from '@power/domain/picking/resume-picking';
import type * as m6 from '@power/domain/picking/return-goods';
import type * as m7 from '@power/domain/picking/scan-line';
import type * as m8 from '@power/domain/picking/take-picking';
import type * as m9 from '@power/domain/picking/undo-scan';
import type * as m10 from '@power/domain/picking/views/hands';
import type * as m11 from '@power/domain/picking/views/work-list';
import type * as m12 from '@power/domain/picking/withdraw-shortage';
import { wire } from '../api/wire.ts';

export const finishPicking = /* #__PURE__ */ wire<typeof m1.finishPicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'terminar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const pausePicking = /* #__PURE__ */ wire<typeof m2.pausePicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'pausar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const pickingHands = /* #__PURE__ */ wire<typeof m10.pickingHands>({ kind: 'query', method: 'POST', path: '/picking/listar', accion: 'personas', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, scope: 'everyone' });
export const pickingWorkList = /* #__PURE__ */ wire<typeof m11.pickingWorkList>({ kind: 'query', method: 'POST', path: '/picking/listar', accion: 'trabajo', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']}, topic: 'pedidos', scope: 'everyone' });
export const reassignPicking = /* #__PURE__ */ wire<typeof m3.reassignPicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'reasignar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} });
export const reportShortage = /* #__PURE__ */ wire<typeof m4.reportShortage>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'faltante', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const resumePicking = /* #__PURE__ */ wire<typeof m5.resumePicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'reanudar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const returnGoods = /* #__PURE__ */ wire<typeof m6.returnGoods>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'devolver', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const scanLine = /* #__PURE__ */ wire<typeof m7.scanLine>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'escanear', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const takePicking = /* #__PURE__ */ wire<typeof m8.takePicking>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'tomar', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const undoScan = /* #__PURE__ */ wire<typeof m9.undoScan>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'deshacer', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
export const withdrawShortage = /* #__PURE__ */ wire<typeof m12.withdrawShortage>({ kind: 'command', method: 'POST', path: '/picking/modificar', accion: 'retirarfaltante', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica']} });
