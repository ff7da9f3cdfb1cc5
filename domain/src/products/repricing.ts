import type { DomainEvent } from '../kernel/event.ts';
import { roundCents } from '../kernel/money.ts';
import { ProductRepriced } from './events.ts';
import { type Ajuste, type OrigenPrecio, type Precios, pricesAt, stretchesOf } from './prices.shared.ts';
import type { Product } from './product.ts';

/** What moves: everything else stays as it was. */
export interface Move {
  readonly tier?: number;
  readonly pmp?: number;
  readonly base?: Precios;
  readonly ajustes?: readonly Ajuste[];
  readonly tabla?: number | null;
}

interface Why {
  readonly origen: OrigenPrecio;
  readonly motivo: string | null;
  readonly lote?: string | null;
  /** What the move is worth, of units in hand. */
  readonly valor?: { readonly fisico: number; readonly pesos: number };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Of a product, what its prices are made of. */
type ProductPrices = Pick<Product, 'tier' | 'base' | 'precios' | 'tabla' | 'pmp'> & { readonly ajustes: Ajuste[] };

const stateOf = ({ tier, base, precios, ajustes, tabla, pmp }: Product): ProductPrices => ({
  tier,
  base,
  precios,
  ajustes: [...ajustes],
  tabla,
  pmp,
});

/** The one event by which tier, cost, rule or adjustments of a product move; none when nothing would be different. */
export function repriced(
  state: Product,
  move: Move,
  { origen, motivo, lote = null, valor }: Why,
  now: string,
): DomainEvent[] {
  const antes = stateOf(state);
  const moved = stateOf({ ...state, ...move });
  // What is over says nothing any more.
  const ajustes = moved.ajustes.filter(({ vence }) => vence === null || vence > now);
  const next = { ...moved, ajustes, precios: pricesAt(moved.base, ajustes, now) };
  if (same(antes, next)) return [];
  const { _id, part_number, nombre, marca } = state;
  return [
    ProductRepriced({
      ...{ _id, part_number, nombre, marca, origen, motivo, lote, antes },
      ...next,
      tramos: stretchesOf(next.base, ajustes, now),
      ...(valor && {
        valorizacion: {
          fisico: valor.fisico,
          ajuste_stock: roundCents(valor.pesos),
          redondeo: roundCents(valor.fisico * (next.pmp - antes.pmp) - valor.pesos),
        },
      }),
    }),
  ];
}
