import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineClaim } from '../kernel/claim.ts';
import { type DatosProducto, type Precios, ProductChanged, ProductPricesSet, ProductRegistered } from './events.ts';

export type Product = DatosProducto & { readonly _id: string; readonly precios: Precios };
export type ProductState = Product | undefined;

/** Stream `product-<_id>`. */
export const product = defineAggregate<ProductState>('product', undefined, [
  on(ProductRegistered, (_s, d) => d),
  on(ProductChanged, (s, d) => s && { ...s, ...d.cambios }),
  on(ProductPricesSet, (s, d) => s && { ...s, precios: d.precios }),
]);

/** Who has a product code: `codigo` is unique (requirements §2). */
export const productCode = defineClaim('codigo', 'ProductCodeClaimed', 'Código de producto asignado');
