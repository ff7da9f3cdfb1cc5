// Generated from the contract by `npm run calls`. Do not edit.
import type * as audit_access_record_access from '@power/domain/audit/access/record-access';
import type * as audit_views_event_grid from '@power/domain/audit/views/event-grid';
import type * as audit_views_list_diff from '@power/domain/audit/views/list-diff';
import { wire } from '../api/wire.ts';

export const auditDiff = /* #__PURE__ */ wire<typeof audit_views_event_grid.auditDiff>({ kind: 'query', method: 'POST', path: '/auditoria/diff', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone' });
export const auditEvidence = /* #__PURE__ */ wire<typeof audit_views_event_grid.auditEvidence>({ kind: 'query', method: 'POST', path: '/auditoria/evidencia', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'La evidencia es de todo lo registrado, hasta ahora.'} });
export const auditExport = /* #__PURE__ */ wire<typeof audit_views_event_grid.auditExport>({ kind: 'query', method: 'POST', path: '/auditoria/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone' });
export const auditGrid = /* #__PURE__ */ wire<typeof audit_views_event_grid.auditGrid>({ kind: 'query', method: 'POST', path: '/auditoria/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', compared: true });
export const listDiff = /* #__PURE__ */ wire<typeof audit_views_list_diff.listDiff>({ kind: 'query', method: 'POST', path: '/auditoria/diff', accion: 'lista', access: {'perfiles':'todos'}, scope: 'everyone' });
export const listDiffExport = /* #__PURE__ */ wire<typeof audit_views_list_diff.listDiffExport>({ kind: 'query', method: 'POST', path: '/auditoria/diff', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' });
export const recordAccess = /* #__PURE__ */ wire<typeof audit_access_record_access.recordAccess>({ kind: 'command', method: 'POST', path: '/auditoria/registrar', access: {'perfiles':['Administrador']} });
