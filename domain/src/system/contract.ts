import type { CallBase } from '../kernel/call.ts';
import { expectations } from './expectations.ts';
import { rebuildProjection } from './rebuild-projection.ts';
import { retryParked } from './retry-parked.ts';
import { reconcileStock } from './views/reconcile-stock.ts';
import { systemStatus } from './views/system-status.ts';
import { verifyChain } from './views/verify-chain.ts';

/** Calls by which administrators look after the machinery. */
export const systemContract: readonly CallBase[] = [
  systemStatus,
  verifyChain,
  reconcileStock,
  retryParked,
  rebuildProjection,
  ...expectations,
] as readonly CallBase[];
