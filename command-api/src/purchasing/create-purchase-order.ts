import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { createPurchaseOrder } from '@power/domain/purchasing/orders/create-purchase-order';
import type { PurchaseOrderFacts } from '@power/domain/purchasing/orders/lines';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { withWarnings } from './order-warnings.ts';
import { purchaseLines } from './purchase-lines.ts';

export default provideFacts(
  createPurchaseOrder,
  async ({ orden }, services): Promise<PurchaseOrderFacts | Rejection> => {
    const found = await purchaseLines(services, orden, 'La orden de compra no se guardó');
    return isRejection(found) ? found : { ...found, number: UNNUMBERED };
  },
  {
    numbered: numberedBy('orden_compra'),
    finish: (_reply, { orden }, services) => withWarnings(orden, services),
  },
);
