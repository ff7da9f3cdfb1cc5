import { agingGrid } from '@power/domain/inventory/views/aging';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { aging } from './aging.shared.ts';

export default handleGrid(agingGrid, aging);
