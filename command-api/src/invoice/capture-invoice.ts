import { captureInvoice } from '@power/domain/invoice/capture-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { claimNumber } from './claim-number.ts';
import { ofOrder } from './of-order.ts';

export default provideFacts(
  captureInvoice,
  async ({ invoice }, services) => ({
    ...(await ofOrder(invoice, services)),
    number: UNNUMBERED,
  }),
  {
    numbered: numberedBy('invoice'),
    before: ({ invoice }, services, { number }) => claimNumber(invoice, services, String(number)),
  },
);
