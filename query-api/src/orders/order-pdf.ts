import { orderPdf } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { printedOrder } from './printed-order.ts';

export default handleQuery(orderPdf, async ({ number, tipo }, context) => printedOrder(context, number, tipo));
