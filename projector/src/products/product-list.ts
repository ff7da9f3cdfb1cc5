import { ProductChanged, ProductPricesSet, ProductRegistered } from '@power/domain/products/events';
import { plain } from '@power/domain/kernel/text';
import { type ProductRow, productRow } from '@power/domain/products/views/product-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];
const found = (row: Omit<ProductRow, 'busqueda'>): ProductRow => ({
  ...row,
  busqueda: plain([row.part_number, row.codigo, row.codigo_sap, row.nombre, row.marca, row.categoria].join(' ')),
});

/** Products as grids and searches read them. */
export default rowProjection(productRow, {
  version: 2,
  indexes: [['codigo'], ['codigo_sap'], ['part_number'], ['marca'], { trigram: 'busqueda' }],
  rules: [
    rule(ProductRegistered, key, (_, d, c) => found({ ...d, createdAt: c.at, updatedAt: c.at, version: c.version })),
    rule(
      ProductChanged,
      key,
      (row, d, c) => row && found({ ...row, ...d.cambios, updatedAt: c.at, version: c.version }),
    ),
    rule(
      ProductPricesSet,
      key,
      (row, d, c) => row && { ...row, precios: d.precios, updatedAt: c.at, version: c.version },
    ),
  ],
});
