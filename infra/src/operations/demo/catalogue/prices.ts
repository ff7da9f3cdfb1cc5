import { defaultTable, pricesByRule } from '@power/domain/pricing/price-rule.shared';

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

/** Lists of a product that costs `pmp` pesos: those of the margin table that the system comes with for its tier. */
export function pricesOf(pmp: number, tier: number): Prices {
  const { tier_1_calculo: tier_1, tier_2_calculo: tier_2, ...prices } = pricesByRule(pmp, defaultTable(tier).margenes);
  return { ...prices, tier_1, tier_2, tier_3: prices.tier_3_calculo };
}
