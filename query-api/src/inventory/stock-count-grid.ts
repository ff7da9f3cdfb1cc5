import { countGrid } from '@power/domain/inventory/counts/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { stockCounts } from './stock-count-grid.shared.ts';

export default handleGrid(countGrid, stockCounts);
