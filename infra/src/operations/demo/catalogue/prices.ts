/** Invented demo data: price lists over the weighted average cost (`pmp`); margins never reach below the 10% of document 2 §5. */

/** Whole pesos, dearest first; an Integrador pays `tier_3_calculo`, whose rounded form is `tier_3` (document 2 §4). */
export interface Prices {
  precio_lista: number;
  tier_1: number;
  tier_2: number;
  tier_3: number;
  tier_3_calculo: number;
  tienda: number;
  mobile: number;
  silver: number;
  gold: number;
  platinum: number;
}

/** Price lists of a customer type in falling order. */
export const PRICE_ORDER = [
  'precio_lista',
  'tier_1',
  'tier_2',
  'tier_3',
  'tienda',
  'mobile',
  'silver',
  'gold',
  'platinum',
] as const;

const STEP = 0.025;

/** Lists of a product: `pmp` in pesos, `margin` of the Integrador price (0.24 is 24%). */
export function pricesOf(pmp: number, margin: number): Prices {
  const exact = (below: number): number => pmp / (1 - margin + below);
  // From ten thousand pesos on, price lists of this trade end in zero.
  const shown = (price: number): number => (price >= 10_000 ? Math.round(price / 10) * 10 : Math.round(price));
  return {
    precio_lista: shown(exact(-0.13)),
    tier_1: shown(exact(-0.08)),
    tier_2: shown(exact(-0.04)),
    tier_3: shown(exact(0)),
    tier_3_calculo: Math.round(exact(0)),
    tienda: shown(exact(STEP)),
    mobile: shown(exact(2 * STEP)),
    silver: shown(exact(3 * STEP)),
    gold: shown(exact(4 * STEP)),
    platinum: shown(exact(5 * STEP)),
  };
}
