import { repriceProduct } from '@power/domain/products/reprice-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';

export default provideFacts(repriceProduct, (_request, services) => allTables(services));
