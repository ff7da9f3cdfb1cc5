import { createLandedCost } from '@power/domain/purchasing/landed/create-landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { receivedOrders } from './received-orders.ts';

export default provideFacts(
  createLandedCost,
  async ({ costo }, services) => ({ ...(await receivedOrders(services, costo)), number: UNNUMBERED }),
  { numbered: numberedBy('precio_entrega') },
);
