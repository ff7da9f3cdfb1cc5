import { defineAggregate, on } from '../kernel/aggregate.ts';
import type { Imagen } from '../kernel/images.ts';
import { defineClaim } from '../kernel/claim.ts';
import {
  type DatosProducto,
  type Nota,
  ProductChanged,
  ProductImageAdded,
  ProductImagesOrdered,
  ProductWebCategorised,
  ProductWebDescribed,
  ProductWebScheduled,
  ProductImageRemoved,
  ProductNoteRemoved,
  ProductNoteSet,
  ProductPricesSet,
  ProductRegistered,
  ProductRepriced,
} from './events.ts';
import type { Ajuste, Precios } from './prices.shared.ts';
import { inOrder } from './web-page.shared.ts';
import { NOT_SCHEDULED, type WebSchedule } from './web-schedule.shared.ts';

export interface ProductNote extends Nota {
  readonly by: string;
  readonly at: string;
}

export type Product = DatosProducto & {
  readonly modificable: boolean;
  readonly _id: string;
  /** In force when the last event was written; {@link pricesAt} says what they are at a later moment. */
  readonly precios: Precios;
  /** What rule or hand gave, without adjustments. */
  readonly base: Precios;
  readonly ajustes: readonly Ajuste[];
  /** Version of the margin table that gave `base`; null: given by hand. */
  readonly tabla: number | null;
  /** The bulk change that prices stand by. */
  readonly lote: string | null;
  readonly nota: ProductNote | null;
  /** The first one stands for the product. */
  readonly imagenes: readonly Imagen[];
  /** Clean HTML; empty: none. */
  readonly descripcion_web: string;
  /** Sections of the site, by `slug`. */
  readonly categorias_web: readonly string[];
  /** When its page is published and taken down. */
  readonly web_programada: WebSchedule;
};
export type ProductState = Product | undefined;

/** Stream `product-<_id>`. */
export const product = defineAggregate<ProductState>('product', undefined, [
  on(ProductRegistered, (_s, d) => ({
    ...d,
    modificable: d.modificable ?? true,
    base: d.precios,
    ajustes: [],
    lote: null,
    nota: null,
    imagenes: [],
    descripcion_web: '',
    categorias_web: [],
    web_programada: NOT_SCHEDULED,
  })),
  on(ProductChanged, (s, d) => s && { ...s, ...d.cambios }),
  on(
    ProductPricesSet,
    (s, d) => s && { ...s, precios: d.precios, base: d.precios, ajustes: [], tabla: null, lote: null },
  ),
  on(
    ProductRepriced,
    (s, { tier, pmp, precios, base, ajustes, tabla, lote }) =>
      s && { ...s, tier, pmp, precios, base, ajustes, tabla, lote },
  ),
  on(ProductNoteSet, (s, d, c) => s && { ...s, nota: { ...d.nota, by: d.autor, at: c.at } }),
  on(ProductNoteRemoved, (s) => s && { ...s, nota: null }),
  on(ProductImageAdded, (s, d) => s && { ...s, imagenes: [...s.imagenes, d.imagen] }),
  on(ProductImagesOrdered, (s, d) => s && { ...s, imagenes: inOrder(s.imagenes, d.orden) }),
  on(ProductWebDescribed, (s, { descripcion_web }) => s && { ...s, descripcion_web }),
  on(ProductWebCategorised, (s, { categorias_web }) => s && { ...s, categorias_web }),
  on(ProductWebScheduled, (s, { publicar, retirar }) => s && { ...s, web_programada: { publicar, retirar } }),
  on(ProductImageRemoved, (s, d) => s && { ...s, imagenes: s.imagenes.filter(({ _id }) => _id !== d.imagen._id) }),
]);

/** Who has a product code: `codigo` is unique (requirements §2). */
export const productCode = defineClaim('codigo', 'ProductCodeClaimed', 'Código de producto asignado');
/** Part number and bar codes are what a product is found by: no two active ones share them. */
export const productPartNumber = defineClaim('partnumber', 'ProductPartNumberClaimed', 'Part number asignado');
export const productEan = defineClaim('ean', 'ProductEanClaimed', 'Código de barras asignado');
