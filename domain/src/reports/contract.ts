import type { CallBase } from '../kernel/call.ts';
import { removeReportView } from './remove-report-view.ts';
import { shareReportView } from './share-report-view.ts';
import { downloadExport } from './views/download-export.ts';
import { jobStatus } from './views/job-status.ts';
import { purchasePivot, purchasePivotFile } from './views/purchase-pivot.ts';
import { qlikReturn, qlikSession } from './views/qlik.ts';
import { sharedReportViews } from './views/report-views.ts';
import { salesPivot, salesPivotFile } from './views/sales-pivot.ts';

export const reportsContract: readonly CallBase[] = [
  downloadExport,
  jobStatus,
  salesPivot,
  salesPivotFile,
  purchasePivot,
  purchasePivotFile,
  sharedReportViews,
  shareReportView,
  removeReportView,
  qlikSession,
  qlikReturn,
] as readonly CallBase[];
