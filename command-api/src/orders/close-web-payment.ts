import { closeWebPayment, hasOpenLink } from '@power/domain/orders/close-web-payment';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { paymentStatus } from './payment-status.shared.ts';

export default provideFacts(closeWebPayment, (request, services) =>
  paymentStatus(services, request.pedido, hasOpenLink),
);
