import { purchaseOrderCalls } from '@power/domain/documents';
import { isRejection } from '@power/domain/kernel/rejection';
import { purchaseOrderPaper } from '@power/domain/purchasing/orders/views/paper';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';
import { orderFile, type PricedOrder } from './order-paper.shared.ts';

export default handleQuery(purchaseOrderPaper, async ({ id }, context) => {
  const found = await readSheet(purchaseOrderCalls, context, id);
  return isRejection(found) ? found : orderFile(found.state as PricedOrder, context.rows);
});
