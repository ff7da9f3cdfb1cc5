import { onlyNamed } from '../ui/list/list-tabs.tsx';

/** The kardex of a product. */
export const movementsOf = (product: { readonly _id: string; readonly nombre: string }): string =>
  `/sistema/reportes/movimiento-stock?f=${encodeURIComponent(JSON.stringify({ producto_id: onlyNamed(product) }))}`;
