// Generated from the contract by `npm run calls`. Do not edit.
import type * as documents from '@power/domain/documents';
import type * as integrators_change_integrator_client from '@power/domain/integrators/change-integrator-client';
import type * as integrators_keep_hook from '@power/domain/integrators/keep-hook';
import type * as integrators_keep_integrator from '@power/domain/integrators/keep-integrator';
import type * as integrators_views_grids from '@power/domain/integrators/views/grids';
import type * as integrators_views_hooks from '@power/domain/integrators/views/hooks';
import { wire } from '../api/wire.ts';

export const changeIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.changeIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'clave', access: {'perfiles':['Administrador']} });
export const changeIntegratorClient = /* #__PURE__ */ wire<typeof integrators_change_integrator_client.changeIntegratorClient>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'clienteunido', access: {'perfiles':['Administrador']} });
export const createIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.createIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/crear', accion: 'clave', access: {'perfiles':['Administrador']} });
export const integratorCalls = {
  attach: wire<typeof documents.integratorCalls.attach>({ kind: 'command', method: 'POST', path: '/documentos/clave-api/adjuntar', access: {'perfiles':['Administrador']} }),
  detach: wire<typeof documents.integratorCalls.detach>({ kind: 'command', method: 'POST', path: '/documentos/clave-api', accion: 'quitaradjunto', access: {'perfiles':['Administrador']} }),
  file: wire<typeof documents.integratorCalls.file>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'adjunto', access: {'perfiles':['Administrador']}, scope: 'everyone' }),
  history: wire<typeof documents.integratorCalls.history>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'historia', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone' }),
  one: wire<typeof documents.integratorCalls.one>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'ver', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone' }),
  related: wire<typeof documents.integratorCalls.related>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'relaciones', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone' }),
};
export const integratorDeliveries = /* #__PURE__ */ wire<typeof integrators_views_hooks.integratorDeliveries>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'avisos', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Las entregas de avisos se muestran como están ahora.'} });
export const integratorExport = /* #__PURE__ */ wire<typeof integrators_views_grids.integratorExport>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'exportacion', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'El uso de las claves se cuenta hasta ahora.'} });
export const integratorGrid = /* #__PURE__ */ wire<typeof integrators_views_grids.integratorGrid>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone', asOf: {'none':'El uso de las claves se cuenta hasta ahora.'} });
export const integratorUse = /* #__PURE__ */ wire<typeof integrators_views_grids.integratorUse>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'uso', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'El uso de las claves se cuenta hasta ahora.'} });
export const reactivateIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.reactivateIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'reactivar', access: {'perfiles':['Administrador']} });
export const removeHook = /* #__PURE__ */ wire<typeof integrators_keep_hook.removeHook>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'quitaraviso', access: {'perfiles':['Administrador']} });
export const resendHook = /* #__PURE__ */ wire<typeof integrators_keep_hook.resendHook>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'reenviaraviso', access: {'perfiles':['Administrador']} });
export const rotateIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.rotateIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'rotar', access: {'perfiles':['Administrador']} });
export const setHook = /* #__PURE__ */ wire<typeof integrators_keep_hook.setHook>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'aviso', access: {'perfiles':['Administrador']} });
export const setHookAside = /* #__PURE__ */ wire<typeof integrators_keep_hook.setHookAside>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'apartaraviso', access: {'perfiles':['Administrador']} });
export const suspendIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.suspendIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'suspender', access: {'perfiles':['Administrador']} });
export const testHook = /* #__PURE__ */ wire<typeof integrators_keep_hook.testHook>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'probaraviso', access: {'perfiles':['Administrador']} });
