import {
  ProductChanged,
  ProductImageAdded,
  ProductImageRemoved,
  ProductImagesOrdered,
  ProductNoteRemoved,
  ProductNoteSet,
  ProductPricesSet,
  ProductRegistered,
  ProductRepriced,
} from '@power/domain/products/events';
import { joined, plain } from '@power/domain/kernel/text';
import { type ProductRow, productRow, SIN_NOTA } from '@power/domain/products/views/product-row';
import { inOrder } from '@power/domain/products/web-page.shared';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];
/** Begins with a blank, so that a word of two letters is found by where words begin; ends with codes without their dashes. */
const found = (row: Omit<ProductRow, 'busqueda'>): ProductRow => {
  const { part_number, codigo, codigo_sap, nombre, marca, categoria } = row;
  const words = plain([part_number, codigo, codigo_sap, nombre, marca, categoria].join(' '));
  const codes = words.split(/\s+/).flatMap((word) => joined(word) ?? []);
  return { ...row, busqueda: [` ${words}`, ...codes].join(' ') };
};

/** Products as grids, price lists and searches read them. */
export default rowProjection(productRow, {
  version: 11,
  // What the site says of it is of its own list.
  ignores: ['ProductWebDescribed', 'ProductWebCategorised', 'ProductWebScheduled'],
  roomy: true,
  // None over prices, nor over the tier that they follow: everything repriced would write them all anew.
  indexes: [
    ['codigo_sap'],
    ['marca'],
    ['proxima'],
    { trigram: 'busqueda' },
    { sql: 'USING gin (ean)' },
    { sql: '(lower(part_number) text_pattern_ops)' },
    { sql: '(lower(codigo) text_pattern_ops)' },
    ['nombre'],
    ['part_number'],
  ],
  rules: [
    rule(ProductRegistered, key, (_, { precios, ...d }, c) =>
      found({
        ...d,
        modificable: d.modificable ?? true,
        ...precios,
        base: precios,
        ajustes: [],
        proxima: null,
        nota: SIN_NOTA,
        imagenes: [],
        createdAt: c.at,
        updatedAt: c.at,
        version: c.version,
      }),
    ),
    rule(
      ProductChanged,
      key,
      (row, d, c) => row && found({ ...row, ...d.cambios, updatedAt: c.at, version: c.version }),
    ),
    rule(
      ProductPricesSet,
      key,
      (row, { precios }, c) =>
        row && {
          ...row,
          ...precios,
          base: precios,
          ajustes: [],
          tabla: null,
          proxima: null,
          updatedAt: c.at,
          version: c.version,
        },
    ),
    rule(
      ProductRepriced,
      key,
      (row, { tier, pmp, precios, base, ajustes, tabla, tramos }, c) =>
        row && {
          ...row,
          ...precios,
          tier,
          pmp,
          base,
          ajustes,
          tabla,
          proxima: tramos[1]?.desde ?? null,
          updatedAt: c.at,
          version: c.version,
        },
    ),
    rule(
      ProductNoteSet,
      key,
      (row, { nota, autor }, c) =>
        row && { ...row, nota: { tiene: true, ...nota, by: autor, at: c.at }, updatedAt: c.at, version: c.version },
    ),
    rule(
      ProductImageAdded,
      key,
      (row, { imagen }, c) =>
        row && { ...row, imagenes: [...row.imagenes, imagen], updatedAt: c.at, version: c.version },
    ),
    rule(
      ProductImageRemoved,
      key,
      (row, { imagen }, c) =>
        row && {
          ...row,
          imagenes: row.imagenes.filter(({ _id }) => _id !== imagen._id),
          updatedAt: c.at,
          version: c.version,
        },
    ),
    rule(
      ProductImagesOrdered,
      key,
      (row, { orden }, c) =>
        row && { ...row, imagenes: inOrder(row.imagenes, orden), updatedAt: c.at, version: c.version },
    ),
    rule(
      ProductNoteRemoved,
      key,
      (row, _d, c) => row && { ...row, nota: SIN_NOTA, updatedAt: c.at, version: c.version },
    ),
  ],
});
