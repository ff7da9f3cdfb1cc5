import { registerSupplierPayment } from '@power/domain/invoice/register-supplier-payment';
import { importInvoice } from '@power/domain/invoice/import-invoice';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { ofOrder } from './of-order.ts';

export default provideFacts(registerSupplierPayment, async ({ invoice }, services) => {
  const { state } = await services.load(importInvoice, invoice);
  return { invoice: state, ...(await ofOrder({ orden: state?.orden ?? null }, services)) };
});
