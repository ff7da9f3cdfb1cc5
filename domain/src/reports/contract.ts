import type { CallBase } from '../kernel/call.ts';
import { downloadExport } from './views/download-export.ts';
import { jobStatus } from './views/job-status.ts';
import { purchasePivot, purchasePivotFile } from './views/purchase-pivot.ts';
import { qlikReturn, qlikSession } from './views/qlik.ts';
import { salesPivot, salesPivotFile } from './views/sales-pivot.ts';

export const reportsContract: readonly CallBase[] = [
  downloadExport,
  jobStatus,
  salesPivot,
  salesPivotFile,
  purchasePivot,
  purchasePivotFile,
  qlikSession,
  qlikReturn,
] as readonly CallBase[];
