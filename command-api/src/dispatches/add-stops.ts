import { addStops } from '@power/domain/dispatches/add-stops';
import { route } from '@power/domain/dispatches/route';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimOrders, routableOrders } from './routable-orders.ts';

export default provideFacts(
  addStops,
  async (request, services) => {
    const { state } = await services.load(route, request.id);
    const own = String(request.id);
    const pedidos = await routableOrders(services, request.pedidos, { fecha: state?.fecha, own });
    return isRejection(pedidos) ? pedidos : { pedidos };
  },
  { before: (request, services, { pedidos }) => claimOrders(services, pedidos, String(request.id)) },
);
