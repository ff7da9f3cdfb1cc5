import { annulInvoice } from '@power/domain/invoice/annul-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { paymentsOf } from './payments-of.ts';

export default provideFacts(annulInvoice, ({ id }, services) => paymentsOf(id, services));
