import { ProductChanged, ProductPricesSet, ProductRegistered } from '@power/domain/products/events';
import { plain } from '@power/domain/kernel/text';
import { PRODUCT_LIST, type ProductRow } from '@power/domain/products/views/product-search';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { _id: string }): string[] => [d._id];
const found = (row: Omit<ProductRow, 'busqueda'>): ProductRow => ({
  ...row,
  busqueda: plain([row.part_number, row.codigo, row.codigo_sap, row.nombre, row.marca, row.categoria].join(' ')),
});

/** Products as grids and searches read them. */
export default defineProjection<ProductRow>({
  name: PRODUCT_LIST,
  version: 2,
  table: 'product_list',
  columns: {
    _id: 'text',
    codigo: 'text',
    codigo_sap: 'text',
    part_number: 'text',
    nombre: 'text',
    descripcion: 'text',
    marca: 'text',
    categoria: 'text',
    unidad: 'text',
    ean: 'json',
    bloqueado: 'boolean',
    web: 'boolean',
    serializable: 'boolean',
    tier: 'integer',
    pmp: 'numeric',
    costo_fob: 'numeric',
    activo: 'boolean',
    precios: 'json',
    createdAt: 'instant',
    updatedAt: 'instant',
    version: 'integer',
    busqueda: 'text',
  },
  indexes: [['codigo'], ['codigo_sap'], ['part_number'], ['marca'], { trigram: 'busqueda' }],
  topic: 'productos',
  scope: (row) => ({ marca: row.marca }),
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
