import { deliverOrder } from '@power/domain/orders/deliver-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderByCode } from '../kernel/order-by-code.ts';

export default provideFacts(deliverOrder, orderByCode);
