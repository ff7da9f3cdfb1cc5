import { ProductRepriced } from '@power/domain/products/events';
import { product } from '@power/domain/products/product';
import { restoreProductPrices } from '@power/domain/products/restore-product-prices';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(restoreProductPrices, async ({ id, lote }, services) => {
  // What the change did is in its own event: the state keeps only what it led to.
  const done = (await services.history(product, id))
    .filter(({ type }) => type === ProductRepriced.type)
    .map(({ data }) => data as Parameters<typeof ProductRepriced>[0])
    .find((data) => data.lote === lote);
  return done ? { antes: done.antes } : {};
});
