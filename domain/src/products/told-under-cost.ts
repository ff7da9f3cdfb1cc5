import type { DomainEvent } from '../kernel/event.ts';
import { ProductRepriced } from './events.ts';
import type { Tramo } from './prices.shared.ts';
import { underCost } from './under-cost.shared.ts';

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
