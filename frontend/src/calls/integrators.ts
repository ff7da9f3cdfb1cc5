// Generated from the contract by `npm run calls`. Do not edit.
import type * as documents from '@power/domain/documents';
import type * as integrators_keep_integrator from '@power/domain/integrators/keep-integrator';
import type * as integrators_views_grids from '@power/domain/integrators/views/grids';
import { wire } from '../api/wire.ts';

export const changeIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.changeIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'clave', access: {'perfiles':['Administrador']} });
export const createIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.createIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/crear', accion: 'clave', access: {'perfiles':['Administrador']} });
export const integratorCalls = {
  attach: wire<typeof documents.integratorCalls.attach>({ kind: 'command', method: 'POST', path: '/documentos/clave-api/adjuntar', access: {'perfiles':['Administrador']} }),
  detach: wire<typeof documents.integratorCalls.detach>({ kind: 'command', method: 'POST', path: '/documentos/clave-api', accion: 'quitaradjunto', access: {'perfiles':['Administrador']} }),
  file: wire<typeof documents.integratorCalls.file>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'adjunto', access: {'perfiles':['Administrador']}, scope: 'everyone' }),
  history: wire<typeof documents.integratorCalls.history>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'historia', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone' }),
  one: wire<typeof documents.integratorCalls.one>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'ver', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone' }),
  related: wire<typeof documents.integratorCalls.related>({ kind: 'query', method: 'POST', path: '/documentos/clave-api', accion: 'relaciones', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone' }),
};
export const integratorExport = /* #__PURE__ */ wire<typeof integrators_views_grids.integratorExport>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'exportacion', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'El uso de las claves se cuenta hasta ahora.'} });
export const integratorGrid = /* #__PURE__ */ wire<typeof integrators_views_grids.integratorGrid>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'grid', access: {'perfiles':['Administrador']}, topic: 'claves_api', scope: 'everyone', asOf: {'none':'El uso de las claves se cuenta hasta ahora.'} });
export const integratorUse = /* #__PURE__ */ wire<typeof integrators_views_grids.integratorUse>({ kind: 'query', method: 'POST', path: '/api_clientes/listar', accion: 'uso', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'El uso de las claves se cuenta hasta ahora.'} });
export const reactivateIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.reactivateIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'reactivar', access: {'perfiles':['Administrador']} });
export const rotateIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.rotateIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'rotar', access: {'perfiles':['Administrador']} });
export const suspendIntegrator = /* #__PURE__ */ wire<typeof integrators_keep_integrator.suspendIntegrator>({ kind: 'command', method: 'POST', path: '/api_clientes/modificar', accion: 'suspender', access: {'perfiles':['Administrador']} });
