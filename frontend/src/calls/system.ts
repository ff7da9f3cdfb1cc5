// Generated from the contract by `npm run calls`. Do not edit.
import type * as system_expectations from '@power/domain/system/expectations';
import type * as system_rebuild_projection from '@power/domain/system/rebuild-projection';
import type * as system_retry_parked from '@power/domain/system/retry-parked';
import type * as system_views_reconcile_stock from '@power/domain/system/views/reconcile-stock';
import type * as system_views_system_status from '@power/domain/system/views/system-status';
import type * as system_views_verify_chain from '@power/domain/system/views/verify-chain';
import { wire } from '../api/wire.ts';

export const expireExpectation = /* #__PURE__ */ wire<typeof system_expectations.expireExpectation>({ kind: 'command', method: 'POST', path: '/procesos/modificar', accion: 'vencer', access: {'perfiles':['Administrador']} });
export const meetExpectation = /* #__PURE__ */ wire<typeof system_expectations.meetExpectation>({ kind: 'command', method: 'POST', path: '/procesos/modificar', accion: 'cumplir', access: {'perfiles':['Administrador']} });
export const rebuildProjection = /* #__PURE__ */ wire<typeof system_rebuild_projection.rebuildProjection>({ kind: 'command', method: 'POST', path: '/sistema/operar', accion: 'reconstruir', access: {'perfiles':['Administrador']} });
export const reconcileStock = /* #__PURE__ */ wire<typeof system_views_reconcile_stock.reconcileStock>({ kind: 'query', method: 'POST', path: '/sistema/cuadrar', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se compara lo que hay ahora.'} });
export const retryParked = /* #__PURE__ */ wire<typeof system_retry_parked.retryParked>({ kind: 'command', method: 'POST', path: '/sistema/operar', accion: 'reintentar', access: {'perfiles':['Administrador']} });
export const setExpectation = /* #__PURE__ */ wire<typeof system_expectations.setExpectation>({ kind: 'command', method: 'POST', path: '/procesos/modificar', accion: 'esperar', access: {'perfiles':['Administrador']} });
export const systemStatus = /* #__PURE__ */ wire<typeof system_views_system_status.systemStatus>({ kind: 'query', method: 'GET', path: '/sistema/estado', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'El estado del sistema es siempre el de ahora.'} });
export const verifyChain = /* #__PURE__ */ wire<typeof system_views_verify_chain.verifyChain>({ kind: 'query', method: 'POST', path: '/sistema/verificar', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se verifica el registro completo, hasta ahora.'} });
