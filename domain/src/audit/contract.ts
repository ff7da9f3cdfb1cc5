import type { CallBase } from '../kernel/call.ts';
import { recordAccess } from './access/record-access.ts';
import { auditDiff, auditEvidence, auditExport, auditGrid } from './views/event-grid.ts';
import { listDiff, listDiffExport } from './views/list-diff.ts';

/** Calls of audit. */
export const auditContract: readonly CallBase[] = [
  auditGrid,
  auditExport,
  auditDiff,
  auditEvidence,
  listDiff,
  listDiffExport,
  recordAccess,
] as readonly CallBase[];
