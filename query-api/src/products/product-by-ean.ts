import { productByEan } from '@power/domain/products/views/product-search';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { findProducts } from './find-products.ts';

export default handleQuery(productByEan, async ({ buscar, bodega }, { rows }) => ({
  productos: await findProducts(rows, 'ean', buscar, bodega),
}));
