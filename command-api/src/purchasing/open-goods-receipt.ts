import { openGoodsReceipt } from '@power/domain/purchasing/receipts/open-goods-receipt';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(openGoodsReceipt, async ({ orden }, services) => ({
  orden: (await services.load(purchaseOrder, orden)).state,
}));
