import { refundGrid } from '@power/domain/finance/refunds/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allRefunds } from './refunds.shared.ts';

export default handleGrid(refundGrid, allRefunds);
