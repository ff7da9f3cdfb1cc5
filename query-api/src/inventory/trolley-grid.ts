import { trolleyGrid } from '@power/domain/inventory/views/trolley';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { trolleys } from './trolley-grid.shared.ts';

export default handleGrid(trolleyGrid, trolleys);
