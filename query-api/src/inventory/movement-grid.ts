import { movementGrid } from '@power/domain/inventory/views/movements';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { movements } from './movements.shared.ts';

export default handleGrid(movementGrid, movements);
