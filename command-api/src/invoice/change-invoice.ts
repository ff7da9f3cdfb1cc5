import { changeInvoice } from '@power/domain/invoice/change-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimNumber } from './claim-number.ts';

export default provideFacts(changeInvoice, async () => ({}), {
  before: ({ id, invoice }, services) => claimNumber(invoice, services, String(id)),
});
