import { COLUMNAS_PRECIO, type ColumnaPrecio, perColumn, type Precios } from '../products/prices.shared.ts';
import { z } from 'zod';

/** Margin over price of each column, percent: 20 means that a fifth of the price is left once the goods are paid. */
export type Margenes = Readonly<Record<ColumnaPrecio, number>>;
export const margenes = perColumn(z.number().min(0).max(95).multipleOf(0.01));

/** A product's tier selects one of these. */
export const TIERS = [1, 2, 3, 4, 5] as const;
export type Tier = (typeof TIERS)[number];
export const tierNumber = z.number().int().min(1).max(5);

/** A table as it stood when prices were made with it. Version 0 is the one that the system comes with. */
export interface TablaMargenes {
  readonly tier: number;
  readonly version: number;
  readonly margenes: Margenes;
}

const around = (tier_3: number): Margenes => ({
  precio_lista: tier_3 + 13,
  tier_1_calculo: tier_3 + 8,
  tier_2_calculo: tier_3 + 4,
  tier_3_calculo: tier_3,
  tienda: tier_3 - 2.5,
  mobile: tier_3 - 5,
  silver: tier_3 - 7.5,
  gold: tier_3 - 10,
  platinum: tier_3 - 12.5,
});
const DEFAULT_TIER_3: Readonly<Record<Tier, number>> = { 1: 23.5, 2: 27.5, 3: 32, 4: 36, 5: 40 };

/** The margin table of a tier until an Administrador sets another. Products of no known tier are priced as of tier 3. */
export const defaultTable = (tier: number): TablaMargenes => ({
  tier,
  version: 0,
  margenes: around(DEFAULT_TIER_3[tier as Tier] ?? DEFAULT_TIER_3[3]),
});

/** From here on prices end in zero. */
const TENS_FROM = 10_000;

/**
 * The declared rounding of list prices: up to whole pesos below $10.000, up to tens from there on. Always up, so that
 * no price falls below the margin of its table.
 */
export function roundListPrice(exact: number): number {
  // Binary noise must not lift a whole amount to the next one.
  const up = (amount: number): number => Math.ceil(amount - 1e-6);
  return up(exact) < TENS_FROM ? up(exact) : up(exact / 10) * 10;
}

/** Every price of a product that costs `pmp` pesos, by the margins of its tier. Without a cost it has no price. */
export const pricesByRule = (pmp: number, table: Margenes): Precios =>
  Object.fromEntries(
    COLUMNAS_PRECIO.map((column) => [column, pmp > 0 ? roundListPrice(pmp / (1 - table[column] / 100)) : 0]),
  ) as Record<ColumnaPrecio, number>;

/** Margin of a price over a cost, percent; null where there is no price or no cost to tell. */
export const marginOf = (price: number, pmp: number): number | null =>
  price > 0 && pmp > 0 ? Math.round((1 - pmp / price) * 10_000) / 100 : null;
