import { assessRefund } from '@power/domain/finance/refunds/assess-refund';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { refundOrder } from '../kernel/refund-order.ts';

export default provideFacts(assessRefund, refundOrder);
