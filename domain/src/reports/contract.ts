import type { CallBase } from '../kernel/call.ts';
import { downloadExport } from './views/download-export.ts';
import { jobStatus } from './views/job-status.ts';
import { salesPivot, salesPivotFile } from './views/sales-pivot.ts';

export const reportsContract: readonly CallBase[] = [
  downloadExport,
  jobStatus,
  salesPivot,
  salesPivotFile,
] as readonly CallBase[];
