import { COLUMNAS_PRECIO, type Precios, PRICE_NAMES } from './prices.shared.ts';

/** What is said of list prices that stand, or will stand, under what the product costs; empty where none does. */
export function underCost(lists: readonly Partial<Precios>[], pmp: number): string {
  const under = COLUMNAS_PRECIO.filter((column) =>
    lists.some((list) => (list[column] ?? 0) > 0 && list[column]! < pmp),
  ).map((column) => PRICE_NAMES[column]);
  return under.length === 0
    ? ''
    : `Quedan bajo el costo: ${under.join(', ')}. Lo que se cotice a esos precios esperará validación.`;
}
