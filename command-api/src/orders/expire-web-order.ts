import { expireWebOrder, isOver } from '@power/domain/orders/expire-web-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { paymentStatus } from './payment-status.shared.ts';

/** A payment may have been made and its answer lost: Webpay is asked before the order ends. */
export default provideFacts(expireWebOrder, (request, services) =>
  paymentStatus(services, request.pedido, (o) => isOver(o, services.now)),
);
