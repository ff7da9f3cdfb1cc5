import type { ColumnaPrecio } from '@power/domain/products/prices.shared';

/** Headings of the price list (document 3 §9). */
export const PRICE_NAMES: Readonly<Record<ColumnaPrecio, string>> = {
  precio_lista: 'Precio Lista',
  tier_1_calculo: 'Tier 1',
  tier_2_calculo: 'Tier 2',
  tier_3_calculo: 'Tier 3',
  tienda: 'R.Tienda',
  mobile: 'R.Mobile',
  silver: 'R.Silver',
  gold: 'R.Gold',
  platinum: 'R.Platinum',
};
