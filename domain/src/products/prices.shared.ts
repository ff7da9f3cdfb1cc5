import type { Precios } from './events.ts';

const FIELD: Readonly<Record<string, keyof Precios>> = {
  Integrador: 'tier_3_calculo',
  Tienda: 'tienda',
  Mobile: 'mobile',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
};

/** List price of a customer's type in pesos (document 2 §4); without a type, that of a shop. 0: the product has none. */
export const priceFor = (precios: Precios, tipo: string | null | undefined): number =>
  precios[(Object.hasOwn(FIELD, tipo ?? '') && FIELD[tipo ?? '']) || 'tienda'];
