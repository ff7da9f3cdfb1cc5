import type { CallBase } from '../kernel/call.ts';
import { invoiceOrder } from './invoice-order.ts';

export const financeContract: readonly CallBase[] = [invoiceOrder];
