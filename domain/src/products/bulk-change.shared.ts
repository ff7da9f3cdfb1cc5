import { z } from 'zod';
import { marginOf, type Margenes, pricesByRule, roundListPrice, tierNumber } from '../pricing/price-rule.shared.ts';
import { fixedColumns, supposed, supuestos, transporteStock } from '../pricing/what-if.shared.ts';
import { instantText } from '../kernel/when.ts';
import { type Ajuste, COLUMNAS_PRECIO, type ColumnaPrecio, type Precios, pricesAt } from './prices.shared.ts';

const columnas = z.array(z.enum(COLUMNAS_PRECIO)).min(1).max(COLUMNAS_PRECIO.length);
/** From when and until when; now and for good when left out. */
const validity = { desde: instantText.optional(), vence: instantText.optional() };

/** What is done to the prices of many products at once. */
export const cambioMasivo = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('tier'), tier: tierNumber }),
  /** Anew from cost and margin table; what somebody adjusted stays adjusted. */
  z.strictObject({ tipo: z.literal('tabla') }),
  z.strictObject({ tipo: z.literal('porcentaje'), porcentaje: z.number().min(-90).max(500), columnas, ...validity }),
  z.strictObject({ tipo: z.literal('margen'), margen: z.number().min(0).max(95), columnas, ...validity }),
  /** The prices that *Simular* showed: what is supposed, and the dollar that it was held against. */
  z.strictObject({
    tipo: z.literal('supuestos'),
    supuestos,
    transporte: transporteStock,
    dolar: z.number().min(1).max(100_000),
    ...validity,
  }),
]);
export type CambioMasivo = z.infer<typeof cambioMasivo>;

/** Which products: every condition that is given must hold. */
export const filtroProductos = z
  .strictObject({
    marcas: z.array(z.string().max(200)).max(200).optional(),
    categorias: z.array(z.string().max(200)).max(200).optional(),
    tiers: z.array(tierNumber).max(5).optional(),
    ids: z.array(z.string().min(1).max(60)).max(20_000).optional(),
    /** Only those whose prices follow their margin table. */
    solo_tabla: z.literal(true).optional(),
  })
  .refine((filter) => Object.values(filter).some((values) => Array.isArray(values) && values.length > 0), {
    message: 'Elige al menos una marca, categoría, tier o producto',
  });
export type FiltroProductos = z.infer<typeof filtroProductos>;

/** What prices are made from. */
export interface Priced {
  readonly tier: number;
  readonly pmp: number;
  readonly base: Precios;
  readonly ajustes: readonly Ajuste[];
  readonly tabla: number | null;
  /** US dollars at the factory; 0: not imported. */
  readonly costo_fob: number;
}

interface By {
  readonly now: string;
  /** Id of the adjustment that the change makes. */
  readonly id: string;
  readonly autor: string;
  readonly motivo: string;
  /** Margin table of a tier, as it stands. */
  readonly table: (tier: number) => { readonly version: number; readonly margenes: Margenes };
  /** Factors of the brand, for what follows freight; 1 where it has none. */
  readonly factores?: Factores;
}
export interface Factores {
  readonly aereo: number;
  readonly maritimo: number;
}

/** Instants are compared as text. */
export const utc = (instant: string): string => new Date(instant).toISOString();

const only = (columns: readonly ColumnaPrecio[], value: (column: ColumnaPrecio) => number): Ajuste['precios'] =>
  Object.fromEntries(columns.map((column) => [column, value(column)]));

/** The adjustments once one more was made: what it covers for good is gone. */
export const withAdjustment = (ajustes: readonly Ajuste[], added: Ajuste): Ajuste[] => [
  ...ajustes.flatMap((a) => {
    const rest = Object.fromEntries(Object.entries(a.precios).filter(([column]) => !(column in added.precios)));
    const overtaken = added.vence === null && a.desde >= added.desde;
    if (!overtaken) return [a];
    return Object.keys(rest).length === 0 ? [] : [{ ...a, precios: rest }];
  }),
  added,
];

/** Every price of the product as it would be under what is supposed. */
function wanted(
  { tier, pmp, costo_fob, ajustes, tabla }: Priced,
  precios: Precios,
  { supuestos: supposition, transporte, dolar }: Extract<CambioMasivo, { tipo: 'supuestos' }>,
  { now, table, factores }: By,
): Precios {
  const fijos = fixedColumns({ ajustes, tabla }, supposition, now);
  const one = { tier, pmp, costo_fob, factor: factores?.[transporte] ?? 1, precios, fijos };
  return supposed(one, supposition, { dolar, transporte, table }).precios;
}

/** The product with these prices laid over those of its rule. */
const adjusted = (
  product: Priced,
  precios: Ajuste['precios'],
  desde: string,
  { vence }: { readonly vence?: string | undefined },
  { id, autor, motivo }: By,
): Priced => ({
  ...product,
  ajustes: withAdjustment(product.ajustes, {
    id,
    precios,
    desde,
    vence: vence === undefined ? null : utc(vence),
    motivo,
    autor,
  }),
});

/** A product after the change; its prices at any moment follow from base and adjustments. */
export function changed(product: Priced, change: CambioMasivo, by: By): Priced {
  if (change.tipo === 'tier' || change.tipo === 'tabla') {
    const tier = change.tipo === 'tier' ? change.tier : product.tier;
    const { version, margenes } = by.table(tier);
    return { ...product, tier, base: pricesByRule(product.pmp, margenes), tabla: version };
  }
  const asked = change.desde === undefined ? by.now : utc(change.desde);
  const desde = asked > by.now ? asked : by.now;
  const current = pricesAt(product.base, product.ajustes, desde);
  if (change.tipo === 'supuestos') {
    const next = wanted(product, current, change, by);
    const moved = COLUMNAS_PRECIO.filter((column) => next[column] !== current[column]);
    return moved.length === 0
      ? product
      : adjusted(
          product,
          only(moved, (column) => next[column]),
          desde,
          change,
          by,
        );
  }
  // Without a price, or without a cost to have a margin on, there is nothing to change.
  const columns = change.columnas.filter((c) => (change.tipo === 'margen' ? product.pmp > 0 : current[c] > 0));
  if (columns.length === 0) return product;
  const value = (column: ColumnaPrecio): number =>
    roundListPrice(
      change.tipo === 'margen'
        ? product.pmp / (1 - change.margen / 100)
        : current[column] * (1 + change.porcentaje / 100),
    );
  return adjusted(product, only(columns, value), desde, change, by);
}

/** Below this margin, percent, a price is not worth selling at (document 2 §9). */
export const MINIMUM_MARGIN = 1;

/** Whether a price of the list stands below the minimum margin. */
export const belowMinimum = (prices: Precios, pmp: number): boolean =>
  COLUMNAS_PRECIO.some((column) => (marginOf(prices[column], pmp) ?? 100) < MINIMUM_MARGIN);
