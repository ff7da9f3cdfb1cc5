import { z } from 'zod';
import { type Ajuste, COLUMNAS_PRECIO, type ColumnaPrecio, counts, type Precios } from '../products/prices.shared.ts';
import { type Margenes, pricesByRule, roundListPrice, tierNumber } from './price-rule.shared.ts';

/** Highest margin that a table may name. */
const HIGHEST = 95;
const factor = z.number().min(0.1).max(20).optional();

/** Transport that stock comes by: its factor is the one that counts. */
export const transporteStock = z.enum(['aereo', 'maritimo']).default('aereo');

/** What is supposed and not so; what is absent stays as it is. */
export const supuestos = z.strictObject({
  /** Pesos per US dollar. */
  dolar: z.number().min(1).max(100_000).optional(),
  factor_aereo: factor,
  factor_maritimo: factor,
  /** The margin table that prices are made by, instead of the product's own. */
  tier: tierNumber.optional(),
  /** Percentage points more or fewer in every margin of the table. */
  puntos: z.number().min(-50).max(50).optional(),
});
export type Supuestos = z.infer<typeof supuestos>;

/** Whether a supposition would tell what things cost: prices by a factor or a margin that one chooses say it. */
export const tellsCosts = ({ factor_aereo, factor_maritimo, tier, puntos }: Supuestos): boolean =>
  [factor_aereo, factor_maritimo, tier, puntos].some((one) => one !== undefined);

/** A product as its prices hang together. */
export interface Supposable {
  readonly tier: number;
  readonly pmp: number;
  /** US dollars at the factory; 0: not imported, and its cost follows neither dollar nor freight. */
  readonly costo_fob: number;
  /** Factor of its brand for the transport that its stock comes by. */
  readonly factor: number;
  readonly precios: Precios;
  /** Columns that somebody gave by hand: they follow nothing. */
  readonly fijos: ReadonlySet<ColumnaPrecio>;
}

/**
 * Columns of a product whose price somebody gave by hand: those that are adjusted, and all of a product that follows no
 * table, unless one is supposed for it.
 */
export function fixedColumns(
  { ajustes, tabla }: { readonly ajustes: readonly Ajuste[]; readonly tabla: number | null },
  { tier }: Supuestos,
  now: string,
): ReadonlySet<ColumnaPrecio> {
  if (tabla === null && tier === undefined) return new Set(COLUMNAS_PRECIO);
  const adjusted = ajustes.filter((a) => counts(a, now));
  return new Set(COLUMNAS_PRECIO.filter((column) => adjusted.some((a) => column in a.precios)));
}

interface By {
  /** Pesos per dollar as it is. */
  readonly dolar: number;
  readonly transporte: 'aereo' | 'maritimo';
  /** Margin table of a tier, as it stands. */
  readonly table: (tier: number) => { readonly margenes: Margenes };
}

/** How many times as much an imported product would cost: dollar and freight move it in proportion. */
function costRatio({ costo_fob, factor: own }: Supposable, s: Supuestos, { dolar, transporte }: By): number {
  if (costo_fob <= 0) return 1;
  const freight = s[`factor_${transporte}`];
  return ((s.dolar ?? dolar) / dolar) * (freight === undefined || own <= 0 ? 1 : freight / own);
}

const shifted = (margins: Margenes, points: number): Margenes =>
  Object.fromEntries(
    COLUMNAS_PRECIO.map((column) => [column, Math.min(HIGHEST, Math.max(0, margins[column] + points))]),
  ) as Record<ColumnaPrecio, number>;

/**
 * Cost and prices of a product under suppositions: another table makes its prices anew, a moved cost takes those that
 * follow it along; both rounded by the declared rule.
 */
export function supposed(
  product: Supposable,
  s: Supuestos,
  by: By,
): { readonly pmp: number; readonly precios: Precios } {
  const ratio = costRatio(product, s, by);
  const pmp = product.pmp * ratio;
  const anew = s.tier !== undefined || s.puntos !== undefined;
  const made = anew ? pricesByRule(pmp, shifted(by.table(s.tier ?? product.tier).margenes, s.puntos ?? 0)) : undefined;
  const price = (column: ColumnaPrecio): number => {
    const now = product.precios[column];
    if (product.fijos.has(column)) return now;
    return made ? made[column] : ratio === 1 ? now : roundListPrice(now * ratio);
  };
  const precios = Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, price(column)]));
  return { pmp, precios: precios as Record<ColumnaPrecio, number> };
}
