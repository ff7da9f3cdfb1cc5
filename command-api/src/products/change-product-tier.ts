import { changeProductTier } from '@power/domain/products/change-product-tier';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';

export default provideFacts(changeProductTier, (_request, services) => allTables(services));
