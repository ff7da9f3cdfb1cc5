import { stopGridCobrador } from '@power/domain/dispatches/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { stopsToCollect } from './stop-grid.shared.ts';

export default handleGrid(stopGridCobrador, stopsToCollect);
