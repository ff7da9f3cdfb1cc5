import { withdrawalGrid } from '@power/domain/reservations/withdrawals/views/grids';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allWithdrawals } from './withdrawal-grid.shared.ts';

export default handleGrid(withdrawalGrid, allWithdrawals);
