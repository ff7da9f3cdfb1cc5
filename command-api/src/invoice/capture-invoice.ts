import { captureInvoice } from '@power/domain/invoice/capture-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimNumber } from './claim-number.ts';

export default provideFacts(
  captureInvoice,
  async (_request, { nextNumber }) => ({ number: await nextNumber('invoice') }),
  { before: ({ invoice }, services, { number }) => claimNumber(invoice, services, String(number)) },
);
