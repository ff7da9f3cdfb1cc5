import type { CallBase } from '../kernel/call.ts';
import { dispatchOrder } from './dispatch-order.ts';

export const dispatchesContract: readonly CallBase[] = [dispatchOrder];
