import { isRejection, reject } from '@power/domain/kernel/rejection';
import { productImage } from '@power/domain/products/views/product-image';
import { fileStore } from '@power/infra/adapters/files/configured';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { oneProduct } from './one-product.ts';

export default handleQuery(productImage, async ({ id, imagen, tamano }, { rows }) => {
  const product = await oneProduct(rows, id);
  if (isRejection(product)) return product;
  const found = product.imagenes.find(({ _id }) => _id === imagen);
  const stream = found && (await fileStore().open(found[tamano]));
  if (!stream)
    return reject('IMAGEN_NO_EXISTE', 'Imagen no encontrada', 'La imagen ya no está. Actualiza la ficha del producto.');
  return { file: { nombre: `${product.part_number}.jpg`, tipo: 'image/jpeg', stream, immutable: true } };
});
