import { addStops } from '@power/domain/dispatches/add-stops';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimOrders, routableOrders } from './routable-orders.ts';

export default provideFacts(
  addStops,
  async (request, services) => {
    const pedidos = await routableOrders(services, request.pedidos, String(request.id));
    return isRejection(pedidos) ? pedidos : { pedidos };
  },
  { before: (request, services, { pedidos }) => claimOrders(services, pedidos, String(request.id)) },
);
