import type { CallBase } from '../kernel/call.ts';
import {
  closePurchaseOrder,
  confirmPurchaseOrder,
  issuePurchaseOrder,
  landPurchaseOrder,
  shipPurchaseOrder,
} from './orders/advance-purchase-order.ts';
import { changeLandedCost } from './landed/change-landed-cost.ts';
import { complementLandedCost } from './landed/complement/complement-landed-cost.ts';
import { revertComplement } from './landed/complement/revert-complement.ts';
import { createLandedCost } from './landed/create-landed-cost.ts';
import { postLandedCost } from './landed/post-landed-cost.ts';
import { correctReversal } from './landed/reversal/correct-reversal.ts';
import { revertLandedCost } from './landed/revert-landed-cost.ts';
import { settleLandedCost } from './landed/settlement/settle-landed-cost.ts';
import { complementPreview } from './landed/views/complement-preview.ts';
import {
  landedCostExport,
  landedCostGrid,
  landedCostInvoices,
  landedCostOrders,
  landedCostPreview,
} from './landed/views/queries.ts';
import { openGoodsReceipt } from './receipts/open-goods-receipt.ts';
import { postGoodsReceipt } from './receipts/post-goods-receipt.ts';
import { goodsReceiptExport, goodsReceiptGrid } from './receipts/views/queries.ts';
import { cancelPurchaseOrder } from './orders/cancel-purchase-order.ts';
import { changePurchaseOrder } from './orders/change-purchase-order.ts';
import { confirmSupplierOrder } from './orders/confirm-supplier-order.ts';
import { createPurchaseOrder } from './orders/create-purchase-order.ts';
import { receivePurchaseOrder } from './orders/receive-purchase-order.ts';
import {
  purchaseOrderExport,
  purchaseOrderGrid,
  receivingGrid,
  supplierOrder,
  supplierOrderExport,
  supplierOrderGrid,
  supplierOrderHistory,
} from './orders/views/grids.ts';
import { sendPurchaseOrder } from './orders/send-purchase-order.ts';
import { purchaseOrderPaper } from './orders/views/paper.ts';
import { proformaLines } from './orders/views/proforma.ts';
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
  confirmSupplierOrder,
  shipPurchaseOrder,
  landPurchaseOrder,
  receivePurchaseOrder,
  closePurchaseOrder,
  cancelPurchaseOrder,
  sendPurchaseOrder,
  purchaseOrderPaper,
  purchaseOrderGrid,
  receivingGrid,
  purchaseOrderExport,
  supplierOrderGrid,
  supplierOrder,
  supplierOrderExport,
  supplierOrderHistory,
  purchaseOrderCount,
  proformaLines,
  createLandedCost,
  changeLandedCost,
  postLandedCost,
  revertLandedCost,
  correctReversal,
  settleLandedCost,
  complementLandedCost,
  revertComplement,
  landedCostGrid,
  landedCostExport,
  landedCostOrders,
  landedCostInvoices,
  landedCostPreview,
  complementPreview,
  openGoodsReceipt,
  postGoodsReceipt,
  goodsReceiptGrid,
  goodsReceiptExport,
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
