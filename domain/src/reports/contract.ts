import type { CallBase } from '../kernel/call.ts';
import { downloadExport } from './views/download-export.ts';
import { jobStatus } from './views/job-status.ts';

export const reportsContract: readonly CallBase[] = [downloadExport, jobStatus] as readonly CallBase[];
