import { isRejection } from '@power/domain/kernel/rejection';
import { productNote } from '@power/domain/products/views/product-sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { oneProduct } from './one-product.ts';

export default handleQuery(productNote, async ({ id }, { rows }) => {
  const product = await oneProduct(rows, id);
  return isRejection(product) ? product : { nota: product.nota };
});
