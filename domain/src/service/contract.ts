import type { CallBase } from '../kernel/call.ts';
import { callsOfCases } from './cases/calls.ts';
import { clientCase, clientCaseGrid } from './cases/views/client-cases.ts';
import { setRmaLimits } from './limits/set-limits.ts';

/** Every call of service. */
export const serviceContract: readonly CallBase[] = [
  ...callsOfCases,
  clientCaseGrid,
  clientCase,
  setRmaLimits,
] as readonly unknown[] as readonly CallBase[];
