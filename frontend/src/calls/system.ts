// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/system/expectations';
import type * as m2 from '@power/domain/system/rebuild-projection';
import type * as m3 from '@power/domain/system/retry-parked';
import type * as m4 from '@power/domain/system/views/reconcile-stock';
import type * as m5 from '@power/domain/system/views/system-status';
import type * as m6 from '@power/domain/system/views/verify-chain';
import { wire } from '../api/wire.ts';

export const expireExpectation = /* #__PURE__ */ wire<typeof m1.expireExpectation>({ kind: 'command', method: 'POST', path: '/procesos/modificar', accion: 'vencer', access: {'perfiles':['Administrador']} });
export const meetExpectation = /* #__PURE__ */ wire<typeof m1.meetExpectation>({ kind: 'command', method: 'POST', path: '/procesos/modificar', accion: 'cumplir', access: {'perfiles':['Administrador']} });
export const rebuildProjection = /* #__PURE__ */ wire<typeof m2.rebuildProjection>({ kind: 'command', method: 'POST', path: '/sistema/operar', accion: 'reconstruir', access: {'perfiles':['Administrador']} });
export const reconcileStock = /* #__PURE__ */ wire<typeof m4.reconcileStock>({ kind: 'query', method: 'POST', path: '/sistema/cuadrar', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se compara lo que hay ahora.'} });
export const retryParked = /* #__PURE__ */ wire<typeof m3.retryParked>({ kind: 'command', method: 'POST', path: '/sistema/operar', accion: 'reintentar', access: {'perfiles':['Administrador']} });
export const setExpectation = /* #__PURE__ */ wire<typeof m1.setExpectation>({ kind: 'command', method: 'POST', path: '/procesos/modificar', accion: 'esperar', access: {'perfiles':['Administrador']} });
export const systemStatus = /* #__PURE__ */ wire<typeof m5.systemStatus>({ kind: 'query', method: 'GET', path: '/sistema/estado', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'El estado del sistema es siempre el de ahora.'} });
export const verifyChain = /* #__PURE__ */ wire<typeof m6.verifyChain>({ kind: 'query', method: 'POST', path: '/sistema/verificar', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se verifica el registro completo, hasta ahora.'} });
