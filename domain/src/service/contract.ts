import type { CallBase } from '../kernel/call.ts';
import { callsOfCases } from './cases/calls.ts';

/** Every call of service. */
export const serviceContract: readonly CallBase[] = callsOfCases;
