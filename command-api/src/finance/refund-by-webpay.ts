import { REFUND_TITLE } from '@power/domain/finance/refunds/guards';
import { refundByWebpay } from '@power/domain/finance/refunds/refund-by-webpay';
import { reject } from '@power/domain/kernel/rejection';
import { webpayConfig } from '@power/infra/adapters/webpay/webpay';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { refundOrder } from '../kernel/refund-order.ts';

export default provideFacts(refundByWebpay, async (request, services) =>
  webpayConfig()
    ? refundOrder(request, services)
    : reject(
        'WEBPAY_NO_CONFIGURADO',
        REFUND_TITLE,
        'El pago con Webpay no está configurado en este sistema. Devuelve el dinero con una transferencia y márcala.',
      ),
);
