import { productDropdown } from '@power/domain/products/views/product-search';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { findProducts } from './find-products.ts';

export default handleQuery(productDropdown, async ({ buscar }, { rows }) => ({
  productos: (await findProducts(rows, 'words', buscar)).map(({ _id, codigo, part_number, nombre, marca }) => ({
    _id,
    codigo,
    part_number,
    nombre,
    marca,
  })),
}));
