import { payableGrid } from '@power/domain/finance/payments/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { payables } from './unpaid.shared.ts';

export default handleGrid(payableGrid, payables);
