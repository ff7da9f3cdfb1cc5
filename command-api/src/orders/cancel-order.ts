import { cancelOrder } from '@power/domain/orders/cancel-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderByCode } from '../kernel/order-by-code.ts';

export default provideFacts(cancelOrder, orderByCode);
