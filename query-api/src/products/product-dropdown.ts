import { productDropdown } from '@power/domain/products/views/product-search';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { findProducts } from './find-products.ts';

export default handleQuery(productDropdown, async ({ buscar }, { rows, user, now }) => ({
  productos: (await findProducts(rows, { by: 'words', text: buscar, user: user._id, now })).map(
    ({ _id, codigo, part_number, nombre, marca }) => ({
      _id,
      codigo,
      part_number,
      nombre,
      marca,
    }),
  ),
}));
