import type { CallBase } from '../../kernel/call.ts';
import { adjustCounted, countLineNotAdjusted } from './adjust-counted.ts';
import { countLine } from './count-line.ts';
import { openCount } from './open-count.ts';
import { approveCount, cancelCount, finishCount, reopenCount, retryCount } from './settle-count.ts';
import { countExport, countGrid } from './views/grids.ts';

/** Calls of *Inventarios*, but for their sheet. */
export const countCalls = [
  openCount,
  countLine,
  finishCount,
  reopenCount,
  approveCount,
  retryCount,
  cancelCount,
  adjustCounted,
  countLineNotAdjusted,
  countGrid,
  countExport,
] as readonly unknown[] as readonly CallBase[];
