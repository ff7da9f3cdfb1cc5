import { product } from '@power/domain/products/product';
import { addProductImage, closedImages } from '@power/domain/products/product-images';
import { fileStore } from '@power/infra/adapters/files/configured';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { receiveImage } from '../kernel/receive-image.ts';

/** Nothing is taken in from somebody who may not change the product. */
export default provideFacts(addProductImage, async ({ id, nombre }, { load, user, body }) => {
  const { state } = await load(product, id);
  return closedImages(state, user) ?? receiveImage(body, nombre, fileStore());
});
