import { customer } from '@power/domain/customers/customer';
import { type CreditNoteFacts, issueCreditNote } from '@power/domain/finance/issue-credit-note';
import { saleCost } from '@power/domain/finance/sale-cost/sale-cost';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { erpOf } from '../kernel/erp.ts';

export default provideFacts(
  issueCreditNote,
  async ({ pedido }, services): Promise<CreditNoteFacts> => {
    const { state } = await services.load(order, String(pedido));
    const { state: costo_vendido } = await services.load(saleCost, pedido);
    if (!state?.factura || state.facturado_con?.cliente) return { folio: UNNUMBERED, direccion: null, costo_vendido };
    const { state: buyer } = await services.load(customer, state.client._id);
    return { folio: UNNUMBERED, direccion: buyer?.direcciones[0] ?? null, costo_vendido };
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
