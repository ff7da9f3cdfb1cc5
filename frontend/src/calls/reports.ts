// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/reports/views/download-export';
import type * as m2 from '@power/domain/reports/views/job-status';
import { wire } from '../api/wire.ts';

export const downloadExport = /* #__PURE__ */ wire<typeof m1.downloadExport>({ kind: 'query', method: 'GET', path: '/exportaciones/:id', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'El archivo es el que se pidió.'} });
export const jobStatus = /* #__PURE__ */ wire<typeof m2.jobStatus>({ kind: 'query', method: 'GET', path: '/trabajos/:id', access: {'perfiles':'todos'}, scope: 'self', asOf: {'now':'El trabajo es de ahora.'} });
