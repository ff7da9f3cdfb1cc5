import { orderWebpayLink } from '@power/domain/orders/views/documents';
import { notAvailable } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Waits for the Webpay context. */
export default handleQuery(orderWebpayLink, async () => notAvailable('El enlace de pago Webpay'));
