import { holdsOrder, route, routedOrder } from '@power/domain/dispatches/route';
import { issueDispatchGuide } from '@power/domain/finance/issue-dispatch-guide';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { erpOf } from '../kernel/erp.ts';

/** The route that holds the order now: who drives and in what. */
async function routeOf(services: CommandServices, pedido: string) {
  const { dueno } = (await services.load(routedOrder.aggregate, pedido)).state;
  if (dueno === undefined) return undefined;
  const { state } = await services.load(route, dueno);
  return state && holdsOrder(state, pedido) === true ? { chofer: state.chofer, patente: state.patente } : undefined;
}

export default provideFacts(
  issueDispatchGuide,
  async ({ pedido }, services) => ({ folio: UNNUMBERED, despacho: await routeOf(services, String(pedido)) }),
  {
    numbered: {
      fill: async (facts, services, { pedido }) => ({ ...facts, folio: await erpOf(services).registerGuide(pedido) }),
    },
  },
);
