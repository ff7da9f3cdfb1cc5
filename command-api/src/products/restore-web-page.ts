import { product } from '@power/domain/products/product';
import { restoreWebPage } from '@power/domain/products/restore-web-page';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stateAt } from '../kernel/state-at.ts';
import { unknownCategories } from './web-categories.shared.ts';

export default provideFacts(restoreWebPage, async ({ id, version }, services) => {
  const antes = await stateAt(product, id, version, services);
  return { antes, desconocidas: await unknownCategories(antes?.categorias_web ?? [], services) };
});
