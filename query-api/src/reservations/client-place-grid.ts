import { clientPlaceGrid } from '@power/domain/reservations/places/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allClientPlaces } from './client-place-grid.shared.ts';

export default handleGrid(clientPlaceGrid, allClientPlaces);
