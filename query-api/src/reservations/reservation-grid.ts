import { reservationGrid } from '@power/domain/reservations/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allReservations } from './reservation-grid.shared.ts';

export default handleGrid(reservationGrid, allReservations);
