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

/** Methods from the one that follows single months least to the one that follows them most. */
const CALM: readonly Metodo[] = ['Promedio móvil 6', 'Suavizado exponencial', 'Promedio móvil 3', 'Croston/SBA'];
/** Errors that lie so close say nothing about the methods. */
const TIE = 1.01;

/**
 * The method that erred least over the last months, and what it foretells; the calmer of equals. Months are judged without
 * their season: what is foretold is the level of a usual month, which {@link seasonOf} raises or lowers.
 */
export function forecastOf(sales: readonly number[]): Forecast {
  const months = deseasonalised(sales);
  const trials = CALM.map((metodo) => ({ metodo, ...tried(metodo, months) }));
  const least = Math.min(...trials.map(({ absolute }) => absolute));
  const best = trials.find(({ absolute }) => absolute <= least * TIE + 1e-9)!;
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

const YEAR = 12;
/** How alike the shapes of two years must be, as a correlation, to be a season and not chance. */
const ALIKE = 0.6;
/** A month whose share is smaller says nothing about the level. */
const SMALL = 0.2;

/** Months of a year over their own mean, without what the year gained on the one before; `growth` is of a whole year. */
function shapeOf(year: readonly number[], growth: number): readonly number[] {
  const level = year.map((value, n) => value / growth ** ((n - (YEAR - 1) / 2) / YEAR));
  const own = mean(level);
  return level.map((value) => value / own);
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const from = (values: readonly number[]) => values.map((value) => value - mean(values));
  const [da, db] = [from(a), from(b)];
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, n) => sum + value * y[n]!, 0);
  const size = Math.sqrt(dot(da, da) * dot(db, db));
  return size === 0 ? 0 : dot(da, db) / size;
}

/**
 * Share of each month of the year in a usual month, the coming month first; undefined where the last two years are not
 * comparable: fewer than 24 months, a year without sales, or two years of different shapes.
 */
function shares(months: readonly number[]): readonly number[] | undefined {
  if (months.length < 2 * YEAR) return undefined;
  const [first, second] = [months.slice(-2 * YEAR, -YEAR), months.slice(-YEAR)];
  if (mean(first) <= 0 || mean(second) <= 0) return undefined;
  const growth = mean(second) / mean(first);
  const [a, b] = [shapeOf(first, growth), shapeOf(second, growth)];
  return correlation(a, b) < ALIKE ? undefined : a.map((share, n) => (share + b[n]!) / 2);
}

/** Months as they would have been in a usual month. */
function deseasonalised(months: readonly number[]): readonly number[] {
  const season = shares(months);
  if (!season) return months;
  const from = months.length % YEAR;
  const level = months.map((value, n) => {
    const share = season[(n - from + YEAR) % YEAR]!;
    return share < SMALL ? undefined : value / share;
  });
  const usual = mean(level.filter((value) => value !== undefined));
  return level.map((value) => value ?? usual);
}

/** What the coming months sell of a usual month; 1 without two comparable years. */
export function seasonOf(months: readonly number[], coming: number): number {
  const season = shares(months);
  return season === undefined
    ? 1
    : Math.min(3, Math.max(0.2, Math.round(mean(season.slice(0, Math.max(1, Math.min(YEAR, coming)))) * 100) / 100));
}
