import { customer } from '@power/domain/customers/customer';
import { invoiceOrder, type InvoiceFacts, notInvoiceable } from '@power/domain/finance/invoice-order';
import { isService } from '@power/domain/streams/order/billing.shared';
import { type Order, order } from '@power/domain/streams/order/order';
import { product } from '@power/domain/products/product';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { erpOf } from '../kernel/erp.ts';
import { UNNUMBERED } from '../kernel/document-number.ts';

/** What the products of an order are and cost at this moment; goods without a cost have an unknown one. */
async function costsOf(o: Order, services: CommandServices): Promise<InvoiceFacts['productos']> {
  const known = await Promise.all(
    o.productos_pedido.map(async ({ producto }) => {
      const { state } = await services.load(product, producto._id);
      if (!state) return [];
      const { categoria, pmp } = state;
      return [[producto._id, { categoria, pmp: pmp > 0 || isService({ producto }) ? pmp : null }] as const];
    }),
  );
  return Object.fromEntries(known.flat());
}

export default provideFacts(
  invoiceOrder,
  async ({ pedido, sin_picking }, services): Promise<InvoiceFacts> => {
    const { state } = await services.load(order, String(pedido));
    if (!state || notInvoiceable(state, sin_picking)) return { folio: 0, productos: {}, direccion: null };
    const { state: buyer } = await services.load(customer, state.client._id);
    return {
      productos: await costsOf(state, services),
      direccion: buyer?.direcciones[0] ?? null,
      folio: UNNUMBERED,
    };
  },
  {
    // Folios are counted by the tax office: none is drawn for an invoice that cannot be.
    numbered: {
      fill: async (facts, services, { pedido, tipo_dte }) => ({
        ...facts,
        folio: await erpOf(services).registerInvoice(tipo_dte, pedido),
      }),
    },
  },
);
