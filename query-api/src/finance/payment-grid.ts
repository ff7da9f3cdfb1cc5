import { paymentGrid } from '@power/domain/finance/payments/views/queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allPayments } from './payments.shared.ts';

export default handleGrid(paymentGrid, allPayments);
