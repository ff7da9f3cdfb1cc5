import { changeLandedCost } from '@power/domain/purchasing/landed/change-landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { receivedOrders } from './received-orders.ts';

export default provideFacts(changeLandedCost, ({ costo }, services) => receivedOrders(services, costo));
