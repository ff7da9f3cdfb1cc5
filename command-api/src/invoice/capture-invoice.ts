import { captureInvoice } from '@power/domain/invoice/capture-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { claimNumber } from './claim-number.ts';

export default provideFacts(captureInvoice, () => Promise.resolve({ number: UNNUMBERED }), {
  numbered: numberedBy('invoice'),
  before: ({ invoice }, services, { number }) => claimNumber(invoice, services, String(number)),
});
