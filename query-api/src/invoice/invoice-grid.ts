import { invoiceGrid } from '@power/domain/invoice/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allInvoices } from './invoice-grid.shared.ts';

export default handleGrid(invoiceGrid, allInvoices);
