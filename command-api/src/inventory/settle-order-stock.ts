import { settleOrderStock } from '@power/domain/inventory/settle-order-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { orderTruth } from '../kernel/order-truth.ts';

export default provideFacts(settleOrderStock, ({ pedido, producto }, services) =>
  orderTruth(services, pedido, producto),
);
