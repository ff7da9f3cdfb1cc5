import { removePreferredPlace } from '@power/domain/inventory/preferred-place';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stockProduct } from '../kernel/stock-product.ts';

export default provideFacts(removePreferredPlace, ({ producto }, services) => stockProduct(services, producto));
