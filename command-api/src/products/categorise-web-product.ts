import { categoriseWebProduct } from '@power/domain/products/web-page';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { unknownCategories } from './web-categories.shared.ts';

export default provideFacts(categoriseWebProduct, async ({ categorias }, services) => ({
  desconocidas: await unknownCategories(categorias, services),
}));
