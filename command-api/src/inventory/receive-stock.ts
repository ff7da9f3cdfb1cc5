import { receiveStock } from '@power/domain/inventory/receive-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stockProduct } from '../kernel/stock-product.ts';

export default provideFacts(receiveStock, ({ producto }, services) => stockProduct(services, producto));
