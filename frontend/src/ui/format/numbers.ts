const pesos = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const euros = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** What is next to nothing below zero is zero: it has no sign. */
const one = new Intl.NumberFormat('es-CL', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

export const UNKNOWN = '–';
export type Divisa = 'CLP' | 'USD' | 'EUR';

const unknown = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined || !Number.isFinite(value);

/** `$1.234.567`, `US$ 1,234.50`, `1.234,50 €`; pesos below zero are `$-5.000`, on paper and in sheets too; zero is 0, unknown is –. */
export function formatMoney(value: number | null | undefined, divisa: Divisa = 'CLP'): string {
  if (unknown(value)) return UNKNOWN;
  if (divisa === 'EUR') return `${euros.format(value)} €`;
  if (divisa === 'USD') return `${value < 0 ? '-' : ''}US$ ${dollars.format(Math.abs(value))}`;
  const rounded = Math.round(value);
  return `$${pesos.format(rounded === 0 ? 0 : rounded)}`;
}

/** Least amount of which a tenth of a million says something. */
const TELLS_IN_MILLIONS = 100_000;

/** Pesos in millions, `MM$ 12,3`; what would be next to nothing in them is written whole, `$45.000`. */
export function formatMillions(value: number | null | undefined): string {
  if (unknown(value)) return UNKNOWN;
  const whole = Math.round(value);
  if (whole !== 0 && Math.abs(whole) < TELLS_IN_MILLIONS) return formatMoney(whole);
  return `MM$ ${whole === 0 ? '0' : one.format(value / 1_000_000)}`;
}

/** A change says its sign, whichever it is, at one place: *MM$ +97,4*, *MM$ -8,6*; none has none. */
export const signed =
  (format: (value: number) => string) =>
  (value: number): string =>
    value > 0 ? format(-value).replace('-', '+') : format(value);

/** A written figure without the decimal that says nothing, for the ticks of an axis: *MM$ 280,0* is *MM$ 280*. */
export const withoutZero = (figure: string): string => figure.replace(/,0(?!\d)/, '');

/** Whole number with thousands separators. */
export const formatCount = (value: number | null | undefined): string =>
  unknown(value) ? UNKNOWN : pesos.format(value);

/** Figure with up to four decimals: a rate, a measure. */
export const formatDecimal = (value: number | null | undefined): string =>
  unknown(value) ? UNKNOWN : decimal.format(value);

const rates = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
/** Rate or factor: two decimals at least, so that the commas of a column stand under each other. */
export const formatRate = (value: number | null | undefined): string =>
  unknown(value) ? UNKNOWN : rates.format(value);

/** Percentage with one decimal, from a figure such as 12.5. */
export const formatPercent = (value: number | null | undefined): string =>
  unknown(value) ? UNKNOWN : `${one.format(value)}%`;

/** By how much a percentage changed, in percentage points: from 20,9% to 21,0% are *0,1 pp*, and no 0,1%. */
export const formatPoints = (value: number | null | undefined): string =>
  unknown(value) ? UNKNOWN : `${one.format(value)} pp`;

/** *1.284 pedidos*, *1 pedido*, *más de 10.000 pedidos* when the count was capped. */
export function countInWords(
  count: number | null,
  [singular, plural]: readonly [string, string],
  cap = 10_000,
): string {
  if (count === null) return `más de ${pesos.format(cap)} ${plural}`;
  return `${pesos.format(count)} ${count === 1 ? singular : plural}`;
}

const FEMININE = /^\S*(a|ción|dad)( |$)/;

/** *3 pedidos nuevos*, *1 cotización nueva*: of what came while somebody looked. */
export function newInWords(count: number, unit: readonly [string, string]): string {
  const ending = FEMININE.test(unit[0]) ? 'a' : 'o';
  return `${countInWords(count, unit)} nuev${ending}${count === 1 ? '' : 's'}`;
}

/** Writes a number as people type it: thousands dots, decimal comma, up to `decimals` places. */
export const typedNumber = (value: number, decimals = 2): string =>
  new Intl.NumberFormat('es-CL', { maximumFractionDigits: decimals }).format(value);
