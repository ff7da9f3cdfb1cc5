import { registerSupplierPayment } from '@power/domain/invoice/register-supplier-payment';
import { importInvoice } from '@power/domain/invoice/import-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(registerSupplierPayment, async ({ invoice }, services) => ({
  invoice: (await services.load(importInvoice, invoice)).state,
}));
