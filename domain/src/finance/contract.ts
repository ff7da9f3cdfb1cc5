import type { CallBase } from '../kernel/call.ts';
import { noteCollection } from './collection/note-collection.ts';
import { sendReminder } from './collection/send-reminder.ts';
import { setCreditRules } from './credit-rules/set-rules.ts';
import { invoiceOrder } from './invoice-order.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueDispatchGuide } from './issue-dispatch-guide.ts';
import { allocatePayment } from './payments/allocate-payment.ts';
import { importBankPayment } from './payments/import-bank-payment.ts';
import { payWithCredit } from './payments/pay-with-credit.ts';
import { registerCustomerPayment } from './payments/register-customer-payment.ts';
import { reversePayment } from './payments/reverse-payment.ts';
import {
  payableExport,
  payableGrid,
  payableTotals,
  paymentExport,
  paymentGrid,
  receivableExport,
  receivableGrid,
  receivableTotals,
} from './payments/views/queries.ts';
import { applyCredit } from './refunds/apply-credit.ts';
import { assessRefund } from './refunds/assess-refund.ts';
import { refundByWebpay } from './refunds/refund-by-webpay.ts';
import { releaseCredit } from './refunds/release-credit.ts';
import { resolveRefund } from './refunds/resolve-refund.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { transferRefund } from './refunds/transfer-refund.ts';
import { refundExport, refundGrid } from './refunds/views/queries.ts';
import { customerStatement, customerStatementExcel, customerStatementPdf } from './statement/views/statement.ts';
import { creditRulesNow } from './views/credit-rules.ts';
import { adjustSaleCost } from './sale-cost/adjust-sale-cost.ts';
import { shareSoldCost } from './sale-cost/share-sold-cost.ts';
import { salesLineExport, salesLineGrid, salesSheet, salesYear } from './views/sales.ts';

export const financeContract: readonly CallBase[] = [
  invoiceOrder,
  issueCreditNote,
  issueDispatchGuide,
  registerCustomerPayment,
  allocatePayment,
  payWithCredit,
  importBankPayment,
  reversePayment,
  refundByWebpay,
  transferRefund,
  applyCredit,
  sendReminder,
  noteCollection,
  releaseCredit,
  settleRefund,
  resolveRefund,
  assessRefund,
  refundGrid,
  refundExport,
  payableGrid,
  payableExport,
  payableTotals,
  receivableGrid,
  receivableExport,
  receivableTotals,
  paymentGrid,
  paymentExport,
  customerStatement,
  customerStatementPdf,
  customerStatementExcel,
  adjustSaleCost,
  shareSoldCost,
  salesSheet,
  salesLineGrid,
  salesLineExport,
  salesYear,
  setCreditRules,
  creditRulesNow,
] as readonly CallBase[];
