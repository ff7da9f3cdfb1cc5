import { productSearch } from '@power/domain/products/views/product-search';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { findProducts } from './find-products.ts';

export default handleQuery(productSearch, async ({ buscar, bodega }, { rows, user, now }) => ({
  productos: await findProducts(rows, { by: 'words', text: buscar, bodega, user: user._id, now }),
}));
