import { customer } from '@power/domain/customers/customer';
import { type CreditNoteFacts, issueCreditNote } from '@power/domain/finance/issue-credit-note';
import { OrderInvoiced } from '@power/domain/streams/order/events';
import { type Order, order } from '@power/domain/streams/order/order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { erpOf } from '../kernel/erp.ts';

/** Whom its document billed; of one from before that was kept, the customer as it is. */
async function billedCustomer({ client }: Order, services: CommandServices): Promise<CreditNoteFacts['cliente']> {
  const address = (await services.load(customer, client._id)).state?.direcciones[0];
  const { legalcode, tipo_cliente } = client;
  return { legalcode, tipo_cliente, region: address?.region ?? null, comuna: address?.comuna ?? null };
}

export default provideFacts(
  issueCreditNote,
  async ({ pedido }, services): Promise<CreditNoteFacts> => {
    const { state } = await services.load(order, String(pedido));
    const none = { legalcode: '', tipo_cliente: null, region: null, comuna: null };
    if (!state?.factura) return { folio: 0, lineas: [], cliente: none };
    const events = await services.history(order, String(pedido));
    const invoice = events.find(({ type }) => type === OrderInvoiced.type) as
      | ReturnType<typeof OrderInvoiced>
      | undefined;
    return {
      folio: UNNUMBERED,
      lineas: invoice?.data.lineas ?? [],
      cliente: invoice?.data.cliente ?? (await billedCustomer(state, services)),
    };
  },
  {
    numbered: {
      fill: async (facts, services, { pedido }) => ({
        ...facts,
        folio: await erpOf(services).registerCreditNote(pedido),
      }),
    },
  },
);
