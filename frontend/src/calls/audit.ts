// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/audit/views/event-grid';
import { wire } from '../api/wire.ts';

export const auditDiff = /* #__PURE__ */ wire<typeof m1.auditDiff>({ kind: 'query', method: 'POST', path: '/auditoria/diff', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone' });
export const auditExport = /* #__PURE__ */ wire<typeof m1.auditExport>({ kind: 'query', method: 'POST', path: '/auditoria/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone' });
export const auditGrid = /* #__PURE__ */ wire<typeof m1.auditGrid>({ kind: 'query', method: 'POST', path: '/auditoria/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone' });
