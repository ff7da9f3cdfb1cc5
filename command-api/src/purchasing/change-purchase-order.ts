import { changePurchaseOrder } from '@power/domain/purchasing/orders/change-purchase-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { withWarnings } from './order-warnings.ts';
import { purchaseLines } from './purchase-lines.ts';

export default provideFacts(
  changePurchaseOrder,
  ({ orden }, services) => purchaseLines(services, orden, 'La orden de compra no se guardó'),
  { finish: (_reply, { orden }, services) => withWarnings(orden, services) },
);
