import { z } from 'zod';

/** Columns of the price list, in its order: list price, tiers, then by type of customer (document 3 §9). */
export const COLUMNAS_PRECIO = [
  'precio_lista',
  'tier_1_calculo',
  'tier_2_calculo',
  'tier_3_calculo',
  'tienda',
  'mobile',
  'silver',
  'gold',
  'platinum',
] as const;
export type ColumnaPrecio = (typeof COLUMNAS_PRECIO)[number];

/** Their headings (document 3 §9). */
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

/** One value for each column of the price list. */
export const perColumn = <S extends z.ZodType>(value: S) =>
  z.object({
    precio_lista: value,
    tier_1_calculo: value,
    tier_2_calculo: value,
    tier_3_calculo: value,
    tienda: value,
    mobile: value,
    silver: value,
    gold: value,
    platinum: value,
  });

/** Net prices in whole pesos. 0: the product has none. */
export type Precios = Readonly<Record<ColumnaPrecio, number>>;

/** Prices that somebody set beside the rule: for some columns, from one instant until another. */
export interface Ajuste {
  readonly id: string;
  readonly precios: { readonly [C in ColumnaPrecio]?: number | undefined };
  readonly desde: string;
  /** ISO instant; null: until it is taken back. */
  readonly vence: string | null;
  readonly motivo: string;
  readonly autor: string;
}

/** What counts from an instant on, until the next one's. */
export interface Tramo {
  readonly desde: string;
  readonly precios: Precios;
}

/** Why prices moved. */
export const ORIGENES_PRECIO = [
  'Tier',
  'PMP',
  'Tabla de márgenes',
  'Precio manual',
  'Precio retirado',
  'Vigencia',
  'Cambio masivo',
  'Cambio deshecho',
  'Precio de entrega',
  'Entrada con costo',
] as const;
export type OrigenPrecio = (typeof ORIGENES_PRECIO)[number];
/** A move of the average by what goods cost: whatever somebody set by hand is none. */
export const movesByCost = (origen: string): boolean =>
  origen === 'Precio de entrega' || origen === 'Entrada con costo';

/** Colours of notes are tones of the screens. */
export const TONOS_NOTA = ['neutral', 'info', 'ok', 'warn', 'danger'] as const;
/** Notes that are written with one key (requirements §2). */
export const NOTAS_PRESETS = [
  { code: 'descontinuado', texto: 'Descontinuado', tag: 'Descontinuado', color: 'danger' },
  { code: 'liquidacion', texto: 'Liquidación', tag: 'Liquidación', color: 'ok' },
  { code: 'falla-conocida', texto: 'Falla conocida', tag: 'Falla conocida', color: 'warn' },
] as const satisfies readonly {
  code: string;
  texto: string;
  tag: string;
  color: (typeof TONOS_NOTA)[number];
}[];

export const TIPOS_CLIENTE_PRECIO = {
  Integrador: 'tier_3_calculo',
  Tienda: 'tienda',
  Mobile: 'mobile',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
} as const satisfies Readonly<Record<string, ColumnaPrecio>>;

export type PrecioDeTipo = (typeof TIPOS_CLIENTE_PRECIO)[keyof typeof TIPOS_CLIENTE_PRECIO];

/** Column of the price list that customers of a type buy at (document 2 §4); without a type, that of a shop. */
export const columnFor = (tipo: string | null | undefined): PrecioDeTipo =>
  Object.hasOwn(TIPOS_CLIENTE_PRECIO, tipo ?? '')
    ? TIPOS_CLIENTE_PRECIO[tipo as keyof typeof TIPOS_CLIENTE_PRECIO]
    : 'tienda';

/** List price of a customer's type in pesos. 0: the product has none. */
export const priceFor = (precios: Pick<Precios, PrecioDeTipo>, tipo: string | null | undefined): number =>
  precios[columnFor(tipo)];

/** Active at an instant. */
export const counts = (a: Ajuste, now: string): boolean => a.desde <= now && (a.vence === null || a.vence > now);

/** Prices at an instant: those of the rule, with the adjustments that count then laid over them, the latest on top. */
export const pricesAt = (base: Precios, ajustes: readonly Ajuste[], now: string): Precios =>
  ajustes
    .filter((a) => counts(a, now))
    .toSorted((a, b) => (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0))
    .reduce<Precios>((all, { precios }) => ({ ...all, ...(precios as Partial<Precios>) }), base);

/** Everything that is known of the prices from an instant on: the first stretch is of now, each later one begins where something starts or ends. */
export function stretchesOf(base: Precios, ajustes: readonly Ajuste[], now: string): Tramo[] {
  const starts = ajustes
    .flatMap(({ desde, vence }) => (vence === null ? [desde] : [desde, vence]))
    .filter((at) => at > now);
  return [now, ...new Set(starts.toSorted())].map((desde) => ({ desde, precios: pricesAt(base, ajustes, desde) }));
}
