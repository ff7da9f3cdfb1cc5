import { invoiceRow } from '@power/domain/invoice/views/invoice-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Import invoices, the newest first. */
export const allInvoices = gridOf(invoiceRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
