import { salesLineGrid } from '@power/domain/finance/views/sales';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { billedLines } from './sales-grid.shared.ts';

export default handleGrid(salesLineGrid, billedLines);
