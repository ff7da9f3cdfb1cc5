import { orderExportPdf } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { printedOrder } from './printed-order.ts';

export default handleQuery(orderExportPdf, async ({ pedido }, context) => printedOrder(context, pedido, 'pedido'));
