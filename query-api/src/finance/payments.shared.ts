import { paymentRow } from '@power/domain/finance/payments/views/payment-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Payments, the latest first. */
export const allPayments = gridOf(paymentRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] });
