import { landedCostGrid } from '@power/domain/purchasing/landed/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allLandedCosts } from './landed-cost-grid.shared.ts';

export default handleGrid(landedCostGrid, allLandedCosts);
