import { reject } from '@power/domain/kernel/rejection';
import { webProductPage } from '@power/domain/products/views/web-product-queries';
import { type WebProductRow, webProductRow } from '@power/domain/products/views/web-product-row';
import { handleQuery } from '@power/infra/platform/queries/handler';

const FIELDS = Object.keys(webProductRow.fields) as (keyof WebProductRow)[];

export default handleQuery(webProductPage, async ({ id }, { rows }) => {
  const producto = await rows.from('web_product_list').select(FIELDS).where('_id', '=', id).executeTakeFirst();
  return producto
    ? { producto }
    : reject('PRODUCTO_NO_EXISTE', 'Producto no encontrado', 'El producto no existe o no es de tus marcas.');
});
