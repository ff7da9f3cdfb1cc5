import { dollarGrid } from '@power/domain/settings/views/dollar';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allRates } from './dollar-grid.shared.ts';

export default handleGrid(dollarGrid, allRates);
