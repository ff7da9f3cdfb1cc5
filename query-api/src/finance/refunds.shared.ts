import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Money to return and returned, the latest first. */
export const allRefunds = gridOf(refundRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] });
