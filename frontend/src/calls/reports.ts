// Generated from the contract by `npm run calls`. Do not edit.
import type * as reports_views_download_export from '@power/domain/reports/views/download-export';
import type * as reports_views_job_status from '@power/domain/reports/views/job-status';
import { wire } from '../api/wire.ts';

export const downloadExport = /* #__PURE__ */ wire<typeof reports_views_download_export.downloadExport>({ kind: 'query', method: 'GET', path: '/exportaciones/:id', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'El archivo es el que se pidió.'} });
export const jobStatus = /* #__PURE__ */ wire<typeof reports_views_job_status.jobStatus>({ kind: 'query', method: 'GET', path: '/trabajos/:id', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'El trabajo es de ahora.'} });
