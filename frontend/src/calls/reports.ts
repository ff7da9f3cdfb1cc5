// Generated from the contract by `npm run calls`. Do not edit.
import type * as reports_remove_report_view from '@power/domain/reports/remove-report-view';
import type * as reports_share_report_view from '@power/domain/reports/share-report-view';
import type * as reports_views_download_export from '@power/domain/reports/views/download-export';
import type * as reports_views_job_status from '@power/domain/reports/views/job-status';
import type * as reports_views_purchase_pivot from '@power/domain/reports/views/purchase-pivot';
import type * as reports_views_qlik from '@power/domain/reports/views/qlik';
import type * as reports_views_report_views from '@power/domain/reports/views/report-views';
import type * as reports_views_sales_pivot from '@power/domain/reports/views/sales-pivot';
import { wire } from '../api/wire.ts';

export const downloadExport = /* #__PURE__ */ wire<typeof reports_views_download_export.downloadExport>({ kind: 'query', method: 'GET', path: '/exportaciones/:id', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'El archivo es el que se pidió.'} });
export const jobStatus = /* #__PURE__ */ wire<typeof reports_views_job_status.jobStatus>({ kind: 'query', method: 'GET', path: '/trabajos/:id', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'El trabajo es de ahora.'} });
export const purchasePivot = /* #__PURE__ */ wire<typeof reports_views_purchase_pivot.purchasePivot>({ kind: 'query', method: 'POST', path: '/compras/listar', accion: 'pivote', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Finanzas']}, topic: 'compras', scope: {'marca':'marca'} });
export const purchasePivotFile = /* #__PURE__ */ wire<typeof reports_views_purchase_pivot.purchasePivotFile>({ kind: 'query', method: 'POST', path: '/compras/listar', accion: 'pivoteexcel', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Finanzas'],'permiso':'exportar'}, scope: {'marca':'marca'} });
export const qlikReturn = /* #__PURE__ */ wire<typeof reports_views_qlik.qlikReturn>({ kind: 'query', method: 'POST', path: '/qlik/callback', access: {'perfiles':['Administrador']}, scope: 'self', asOf: {'now':'Qlik muestra sus propios datos de ahora.'} });
export const qlikSession = /* #__PURE__ */ wire<typeof reports_views_qlik.qlikSession>({ kind: 'query', method: 'POST', path: '/qlik/sesion', access: {'perfiles':['Administrador']}, scope: 'self', asOf: {'now':'Qlik muestra sus propios datos de ahora.'} });
export const removeReportView = /* #__PURE__ */ wire<typeof reports_remove_report_view.removeReportView>({ kind: 'command', method: 'POST', path: '/informes/modificar', accion: 'borrarvista', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas']} });
export const salesPivot = /* #__PURE__ */ wire<typeof reports_views_sales_pivot.salesPivot>({ kind: 'query', method: 'POST', path: '/ventas/listar', accion: 'pivote', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const salesPivotFile = /* #__PURE__ */ wire<typeof reports_views_sales_pivot.salesPivotFile>({ kind: 'query', method: 'POST', path: '/ventas/listar', accion: 'pivoteexcel', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas'],'permiso':'exportar'}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const shareReportView = /* #__PURE__ */ wire<typeof reports_share_report_view.shareReportView>({ kind: 'command', method: 'POST', path: '/informes/modificar', accion: 'compartirvista', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas']} });
export const sharedReportViews = /* #__PURE__ */ wire<typeof reports_views_report_views.sharedReportViews>({ kind: 'query', method: 'POST', path: '/informes/listar', accion: 'vistas', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas']}, scope: 'everyone', asOf: {'now':'Las vistas compartidas son las de hoy.'} });
