import type { CallBase } from '../kernel/call.ts';
import { annulInvoice } from './annul-invoice.ts';
import { captureInvoice } from './capture-invoice.ts';
import { changeInvoice } from './change-invoice.ts';
import { registerSupplierPayment } from './register-supplier-payment.ts';
import { invoiceExcel, invoiceExport, invoiceGrid, invoiceOrders } from './views/grids.ts';

export const invoiceContract: readonly CallBase[] = [
  captureInvoice,
  changeInvoice,
  annulInvoice,
  registerSupplierPayment,
  invoiceGrid,
  invoiceExport,
  invoiceExcel,
  invoiceOrders,
];
