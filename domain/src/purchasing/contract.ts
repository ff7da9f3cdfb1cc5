import type { CallBase } from '../kernel/call.ts';
import { purchaseOrderCount } from './views/purchase-order-count.ts';
import { purchaseLineExport, purchaseLineGrid, purchasesSheet } from './views/purchases.ts';

export const purchasingContract: readonly CallBase[] = [
  purchaseOrderCount,
  purchasesSheet,
  purchaseLineGrid,
  purchaseLineExport,
] as readonly CallBase[];
