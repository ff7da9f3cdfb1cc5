// Generated from the contract by `npm run calls`. Do not edit.
import type * as imports_load_erp_customers from '@power/domain/imports/load-erp-customers';
import type * as imports_name_import_rows from '@power/domain/imports/name-import-rows';
import type * as imports_report_import from '@power/domain/imports/report-import';
import type * as imports_start_import from '@power/domain/imports/start-import';
import type * as imports_upload_import from '@power/domain/imports/upload-import';
import type * as imports_views_queries from '@power/domain/imports/views/queries';
import { wire } from '../api/wire.ts';

export const importProgress = /* #__PURE__ */ wire<typeof imports_views_queries.importProgress>({ kind: 'query', method: 'POST', path: '/importaciones/listar', accion: 'avance', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} });
export const loadErpCustomers = /* #__PURE__ */ wire<typeof imports_load_erp_customers.loadErpCustomers>({ kind: 'command', method: 'POST', path: '/web/cotizaciones/cargarclientesdf', access: {'perfiles':['Administrador']} });
export const nameImportRows = /* #__PURE__ */ wire<typeof imports_name_import_rows.nameImportRows>({ kind: 'command', method: 'POST', path: '/importaciones/modificar', accion: 'filas', access: {'perfiles':['Administrador']} });
export const readImport = /* #__PURE__ */ wire<typeof imports_views_queries.readImport>({ kind: 'query', method: 'POST', path: '/importaciones/listar', accion: 'lectura', access: {'perfiles':['Administrador','Finanzas','Brand Manager','Jefe de Logistica','Jefe de Bodega','Asistente Bodega','Bodega y Despacho']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} });
export const rehearseImport = /* #__PURE__ */ wire<typeof imports_views_queries.rehearseImport>({ kind: 'query', method: 'POST', path: '/importaciones/listar', accion: 'ensayo', access: {'perfiles':['Administrador','Finanzas']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} });
export const reportImport = /* #__PURE__ */ wire<typeof imports_report_import.reportImport>({ kind: 'command', method: 'POST', path: '/importaciones/modificar', accion: 'avance', access: {'perfiles':['Administrador']} });
export const startImport = /* #__PURE__ */ wire<typeof imports_start_import.startImport>({ kind: 'command', method: 'POST', path: '/importaciones/modificar', accion: 'importar', access: {'perfiles':['Administrador','Finanzas']} });
export const uploadImport = /* #__PURE__ */ wire<typeof imports_upload_import.uploadImport>({ kind: 'command', method: 'POST', path: '/importaciones/subir', access: {'perfiles':['Administrador','Finanzas','Brand Manager','Jefe de Logistica','Jefe de Bodega','Asistente Bodega','Bodega y Despacho']} });
