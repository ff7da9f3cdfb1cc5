import type { DomainEvent } from '../../kernel/event.ts';
import { COLUMNAS_PRECIO, type Precios } from '../../products/prices.shared.ts';
import type { EfectoProducto } from './parts.ts';

/** List prices that a move of the average leaves where they are: those of a product that follows its table move along. */
export type StandingPrices = Readonly<Record<string, Partial<Precios>>>;

const under = (prices: Partial<Precios> | undefined, pmp: number): boolean =>
  COLUMNAS_PRECIO.some((column) => (prices?.[column] ?? 0) > 0 && prices![column]! < pmp);

/** Part numbers that a cost leaves under cost and that were not before, for its event; nothing where there is none. */
export function underCostOf(
  aplicado: readonly Pick<EfectoProducto, 'producto_id' | 'part_number' | 'pmp' | 'pmp_antes'>[],
  fijos: StandingPrices = {},
): { readonly bajo_costo?: string[] } {
  const products = aplicado
    .filter(
      ({ producto_id, pmp, pmp_antes }) => under(fijos[producto_id], pmp) && !under(fijos[producto_id], pmp_antes),
    )
    .map(({ part_number }) => part_number);
  return products.length > 0 ? { bajo_costo: products } : {};
}

const NAMED = 5;
/** Names some of them, and says how many more there are. */
export const namesOf = (parts: readonly string[]): string =>
  parts.length > NAMED ? `${parts.slice(0, NAMED).join(', ')} y ${parts.length - NAMED} más` : parts.join(', ');

/** What whoever posts a cost reads of it, after another sentence: which products, no figures. */
export function underCostNews(events: readonly DomainEvent[]): string {
  const parts = events.flatMap(({ data }) => (data as { readonly bajo_costo?: readonly string[] }).bajo_costo ?? []);
  return parts.length === 0
    ? ''
    : `. Quedan con precios de lista bajo el costo: ${namesOf(parts)}. Se avisó a quien fija los precios.`;
}
