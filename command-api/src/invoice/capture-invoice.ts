import { captureInvoice } from '@power/domain/invoice/capture-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(captureInvoice, async (_request, { nextNumber }) => ({
  number: await nextNumber('invoice'),
}));
