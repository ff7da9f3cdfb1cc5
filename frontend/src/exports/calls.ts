import type { downloadExport as DownloadExport } from '@power/domain/reports/views/download-export';
import type { jobStatus as JobStatus } from '@power/domain/reports/views/job-status';
import { wire } from '../api/wire.ts';

export const downloadExport = wire<typeof DownloadExport>({ kind: 'query', method: 'GET', path: '/exportaciones/:id' });
export const jobStatus = wire<typeof JobStatus>({ kind: 'query', method: 'GET', path: '/trabajos/:id' });
