import { transferRefund } from '@power/domain/finance/refunds/transfer-refund';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { refundOrder } from '../kernel/refund-order.ts';

export default provideFacts(transferRefund, refundOrder);
