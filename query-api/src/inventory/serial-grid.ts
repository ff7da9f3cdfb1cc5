import { serialGrid } from '@power/domain/inventory/serials/views/serials';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { serials } from './serials.shared.ts';

export default handleGrid(serialGrid, serials);
