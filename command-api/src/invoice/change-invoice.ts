import { changeInvoice } from '@power/domain/invoice/change-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimNumber } from './claim-number.ts';
import { ofOrder } from './of-order.ts';
import { paymentsOf } from './payments-of.ts';

export default provideFacts(
  changeInvoice,
  async ({ id, invoice }, services) => ({ ...(await ofOrder(invoice, services)), ...(await paymentsOf(id, services)) }),
  { before: ({ id, invoice }, services) => claimNumber(invoice, services, String(id)) },
);
