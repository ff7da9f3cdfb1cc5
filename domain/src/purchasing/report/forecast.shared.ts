/** How next month's demand is foretold from the months before. */
export const METODOS = ['Promedio móvil 3', 'Promedio móvil 6', 'Suavizado exponencial', 'Croston/SBA'] as const;
export type Metodo = (typeof METODOS)[number];

/** Share of the newest month in smoothed demand, and of the newest sale in Croston's. */
const ALPHA = 0.3;
const ALPHA_LUMPY = 0.2;
/** Months that each method is tried on: each is foretold from those before it alone. */
export const MESES_PRUEBA = 6;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const smoothed = (values: readonly number[]): number =>
  values.slice(1).reduce((level, value) => level + ALPHA * (value - level), values[0] ?? 0);

/** Croston's demand per month with the correction of Syntetos and Boylan: size of a sale over the months between two. */
function lumpy(values: readonly number[]): number {
  let size: number | undefined;
  let gap = 1;
  let since = 1;
  for (const value of values) {
    if (value <= 0) {
      since += 1;
      continue;
    }
    gap = size === undefined ? since : gap + ALPHA_LUMPY * (since - gap);
    size = size === undefined ? value : size + ALPHA_LUMPY * (value - size);
    since = 1;
  }
  return size === undefined ? 0 : ((1 - ALPHA_LUMPY / 2) * size) / gap;
}

const FORETELL: Readonly<Record<Metodo, (months: readonly number[]) => number>> = {
  'Promedio móvil 3': (months) => mean(months.slice(-3)),
  'Promedio móvil 6': (months) => mean(months.slice(-6)),
  'Suavizado exponencial': smoothed,
  'Croston/SBA': lumpy,
};
/** Next month's demand by a method. */
export const foretold = (metodo: Metodo, months: readonly number[]): number => FORETELL[metodo](months);

export interface Forecast {
  readonly metodo: Metodo;
  /** Units of the next month. */
  readonly mensual: number;
  /** Mean error of a month in percent of what was sold in a month of the trial; null where nothing was. */
  readonly error: number | null;
  /** How far months lay from what was foretold: what safety stock is measured by. */
  readonly desviacion: number;
}

/** Mean absolute and mean squared error of a method over the last months, each foretold from those before. */
function tried(metodo: Metodo, months: readonly number[]): { readonly absolute: number; readonly squared: number } {
  const first = Math.max(1, months.length - MESES_PRUEBA);
  const errors = months.slice(first).map((sold, n) => sold - foretold(metodo, months.slice(0, first + n)));
  return { absolute: mean(errors.map(Math.abs)), squared: mean(errors.map((error) => error * error)) };
}

/** The method that erred least over the last months, and what it foretells; the first of equals. */
export function forecastOf(months: readonly number[]): Forecast {
  const trials = METODOS.map((metodo) => ({ metodo, ...tried(metodo, months) }));
  const best = trials.reduce((least, one) => (one.absolute < least.absolute - 1e-9 ? one : least));
  const sold = mean(months.slice(Math.max(1, months.length - MESES_PRUEBA)));
  return {
    metodo: best.metodo,
    mensual: Math.max(0, foretold(best.metodo, months)),
    error: sold > 0 ? Math.round((best.absolute / sold) * 100) : null,
    desviacion: Math.sqrt(best.squared),
  };
}

/** Change of the last six months against the six before, percent; null where there is nothing to compare. */
export function trendOf(months: readonly number[]): number | null {
  const before = mean(months.slice(-12, -6));
  return months.length < 12 || before <= 0 ? null : Math.round((mean(months.slice(-6)) / before - 1) * 100);
}

/** How the coming months stood a year ago against the mean of that year; 1 without two years of sales. */
export function seasonOf(months: readonly number[], coming: number): number {
  if (months.length < 24) return 1;
  const year = mean(months.slice(-24));
  const then = mean(months.slice(-12, -12 + Math.max(1, Math.min(11, coming))));
  return year <= 0 ? 1 : Math.min(2, Math.max(0.5, Math.round((then / year) * 100) / 100));
}
