import { type PlannedFacts, planRoute } from '@power/domain/dispatches/plan-route';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { claimOrders, routableOrders } from './routable-orders.ts';

export default provideFacts(
  planRoute,
  async (request, services): Promise<PlannedFacts | Rejection> => {
    const pedidos = await routableOrders(services, request.pedidos, { fecha: request.fecha });
    return isRejection(pedidos) ? pedidos : { pedidos, number: UNNUMBERED };
  },
  {
    numbered: numberedBy('despacho'),
    before: (_request, services, { pedidos, number }) => claimOrders(services, pedidos, String(number)),
  },
);
