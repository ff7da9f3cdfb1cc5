import { receivableGrid } from '@power/domain/finance/payments/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { receivables } from './unpaid.shared.ts';

export default handleGrid(receivableGrid, receivables);
