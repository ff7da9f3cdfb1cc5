import { planRoute } from '@power/domain/dispatches/plan-route';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimOrders, routableOrders } from './routable-orders.ts';

export default provideFacts(
  planRoute,
  async (request, services) => {
    const pedidos = await routableOrders(services, request.pedidos);
    return isRejection(pedidos) ? pedidos : { pedidos, number: await services.nextNumber('despacho') };
  },
  { before: (_request, services, { pedidos, number }) => claimOrders(services, pedidos, String(number)) },
);
