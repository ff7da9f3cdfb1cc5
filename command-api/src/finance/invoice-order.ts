import { invoiceOrder, notInvoiceable } from '@power/domain/finance/invoice-order';
import { order } from '@power/domain/orders/order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { erpOf } from '../kernel/erp.ts';

export default provideFacts(invoiceOrder, async ({ pedido, tipo_dte, sin_picking }, services) => {
  const { state } = await services.load(order, String(pedido));
  // Folios are counted by the tax office: none is drawn for an invoice that cannot be.
  if (!state || notInvoiceable(state, sin_picking)) return { folio: 0 };
  return { folio: await erpOf(services).registerInvoice(tipo_dte, pedido) };
});
