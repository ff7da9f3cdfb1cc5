import type { CallBase } from '../kernel/call.ts';
import { callsOfIntegrators } from './calls.ts';

/** Every call of integrators. */
export const integratorsContract: readonly CallBase[] = callsOfIntegrators;
