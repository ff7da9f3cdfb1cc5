import { addPreferredPlace } from '@power/domain/inventory/preferred-place';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stockProduct } from '../kernel/stock-product.ts';

export default provideFacts(addPreferredPlace, ({ producto }, services) => stockProduct(services, producto));
