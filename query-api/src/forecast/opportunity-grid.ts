import { opportunityGrid } from '@power/domain/forecast/views/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allOpportunities } from './opportunity-grid.shared.ts';

export default handleGrid(opportunityGrid, allOpportunities);
