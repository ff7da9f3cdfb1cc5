import type { CallBase } from '../kernel/call.ts';
import { invoiceOrder } from './invoice-order.ts';
import { salesLineExport, salesLineGrid, salesSheet, salesYear } from './views/sales.ts';

export const financeContract: readonly CallBase[] = [
  invoiceOrder,
  salesSheet,
  salesLineGrid,
  salesLineExport,
  salesYear,
] as readonly CallBase[];
