import type { DomainEvent } from '../kernel/event.ts';
import { COLUMNAS_PRECIO, type Precios, PRICE_NAMES, type Tramo } from './prices.shared.ts';
import { ProductRepriced } from './events.ts';

/** What is said of list prices that stand, or will stand, under what the product costs; empty where none does. */
export function underCost(lists: readonly Partial<Precios>[], pmp: number): string {
  const under = COLUMNAS_PRECIO.filter((column) =>
    lists.some((list) => (list[column] ?? 0) > 0 && list[column]! < pmp),
  ).map((column) => PRICE_NAMES[column]);
  return under.length === 0
    ? ''
    : `Quedan bajo el costo: ${under.join(', ')}. Lo que se cotice a esos precios esperará validación.`;
}

/** The same of prices that a command just moved, now and on days to come; it follows another sentence. */
export function toldUnderCost(events: readonly DomainEvent[]): string {
  const moved = events.find(({ type }) => type === ProductRepriced.type)?.data as
    | { readonly tramos: readonly Tramo[]; readonly pmp: number }
    | undefined;
  const told = moved
    ? underCost(
        moved.tramos.map(({ precios }) => precios),
        moved.pmp,
      )
    : '';
  return told && `. ${told}`;
}
