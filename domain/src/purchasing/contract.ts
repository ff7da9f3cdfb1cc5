import type { CallBase } from '../kernel/call.ts';
import {
  closePurchaseOrder,
  confirmPurchaseOrder,
  issuePurchaseOrder,
  landPurchaseOrder,
  shipPurchaseOrder,
} from './orders/advance-purchase-order.ts';
import { cancelPurchaseOrder } from './orders/cancel-purchase-order.ts';
import { changePurchaseOrder } from './orders/change-purchase-order.ts';
import { createPurchaseOrder } from './orders/create-purchase-order.ts';
import { receivePurchaseOrder } from './orders/receive-purchase-order.ts';
import { purchaseOrderExport, purchaseOrderGrid, receivingGrid } from './orders/views/grids.ts';
import { cancelReport, changeSuggestion, endReport, recordReportPart } from './report/follow-report.ts';
import { requestPurchaseReport } from './report/request-report.ts';
import { analyzePurchaseReport, purchaseReportGrid, reportLineGrid } from './report/views/queries.ts';
import { purchaseOrderCount } from './views/purchase-order-count.ts';
import { purchaseLineExport, purchaseLineGrid, purchasesSheet } from './views/purchases.ts';

export const purchasingContract: readonly CallBase[] = [
  createPurchaseOrder,
  changePurchaseOrder,
  issuePurchaseOrder,
  confirmPurchaseOrder,
  shipPurchaseOrder,
  landPurchaseOrder,
  receivePurchaseOrder,
  closePurchaseOrder,
  cancelPurchaseOrder,
  purchaseOrderGrid,
  receivingGrid,
  purchaseOrderExport,
  purchaseOrderCount,
  requestPurchaseReport,
  recordReportPart,
  endReport,
  cancelReport,
  changeSuggestion,
  purchaseReportGrid,
  reportLineGrid,
  analyzePurchaseReport,
  purchasesSheet,
  purchaseLineGrid,
  purchaseLineExport,
] as readonly CallBase[];
