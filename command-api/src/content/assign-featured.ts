import { assignFeatured } from '@power/domain/content/assign-featured';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findProducts } from '../kernel/products.ts';

export default provideFacts(assignFeatured, async ({ ids }, services) => {
  const found = await findProducts(services, ids);
  return isRejection(found) ? found : { codigos: ids.map((id) => found[id]!.codigo) };
});
