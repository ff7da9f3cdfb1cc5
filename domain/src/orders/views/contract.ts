import type { CallBase } from '../../kernel/call.ts';
import { orderCount, orderPendingPicking, ordersInvoicedNotes, ordersPendingNotes } from './boards.ts';
import {
  invoicesInBulk,
  orderCreditNote,
  orderDispatchGuide,
  orderExportPdf,
  orderFromErp,
  orderInvoiceDocument,
  orderInvoices,
  orderPdf,
} from './documents.ts';
import { orderExport, orderExportEjecutivo, orderGrid, orderGridCobrador, orderGridWeb } from './grids.ts';
import { orderByCode, orderBySerial, orderLabels } from './lookups.ts';
import { resellerCompany } from './reseller-company.ts';
import { statusDropdown } from './status-dropdown.ts';
import { orderDropdown, orderOne, orderToValidate } from './sheet.ts';

/** Queries of orders. */
export const ordersViews: readonly CallBase[] = [
  orderGrid,
  orderGridWeb,
  orderGridCobrador,
  orderExport,
  orderExportEjecutivo,
  orderOne,
  orderToValidate,
  orderDropdown,
  orderBySerial,
  orderByCode,
  orderLabels,
  orderPdf,
  orderExportPdf,
  orderInvoices,
  orderInvoiceDocument,
  orderCreditNote,
  orderDispatchGuide,
  orderFromErp,
  invoicesInBulk,
  resellerCompany,
  orderCount,
  orderPendingPicking,
  statusDropdown,
  ordersPendingNotes,
  ordersInvoicedNotes,
];
