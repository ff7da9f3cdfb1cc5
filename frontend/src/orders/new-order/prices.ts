import type { Precios } from '@power/domain/products/events';

const FIELD: Readonly<Record<string, keyof Precios>> = {
  Integrador: 'tier_3_calculo',
  Tienda: 'tienda',
  Mobile: 'mobile',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
};

/** The customer's price (document 2 §4); without a type, that of a shop. */
export const priceFor = (precios: Precios, tipo: string | null | undefined): number =>
  precios[FIELD[tipo ?? ''] ?? 'tienda'];
