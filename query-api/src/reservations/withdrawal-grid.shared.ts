import { withdrawalRow } from '@power/domain/reservations/withdrawals/views/withdrawal-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Requests for goods of projects, the newest first. */
export const allWithdrawals = gridOf(withdrawalRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] });
