import { updatePmp } from '@power/domain/products/update-product-pmp';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { allTables } from '../kernel/margin-tables.ts';

export default provideFacts(updatePmp, (_request, services) => allTables(services));
