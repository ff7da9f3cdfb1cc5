import { quotationGrid } from '@power/domain/quotations/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allQuotations } from './quotation-grid.shared.ts';

export default handleGrid(quotationGrid, allQuotations);
