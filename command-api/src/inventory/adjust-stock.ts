import { adjustStock } from '@power/domain/inventory/adjust-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stockProduct } from '../kernel/stock-product.ts';

export default provideFacts(adjustStock, ({ producto }, services) => stockProduct(services, producto));
