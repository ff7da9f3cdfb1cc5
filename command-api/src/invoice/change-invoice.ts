import { changeInvoice } from '@power/domain/invoice/change-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimNumber } from './claim-number.ts';
import { ofOrder } from './of-order.ts';

export default provideFacts(changeInvoice, ({ invoice }, services) => ofOrder(invoice, services), {
  before: ({ id, invoice }, services) => claimNumber(invoice, services, String(id)),
});
