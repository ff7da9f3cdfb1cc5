/** A figure that one program writes for a thousand and more, and another for little more than one: `12,990`, `12.990`. */
export const TWO_READINGS = 'dos lecturas';

export interface AskedFigure {
  /** No decimals are asked for: pesos, units, days. */
  readonly whole: boolean;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /**
   * What `1.234` is to somebody who sees at once what became of it: a thousand, as the field itself writes it. Nobody looks at the cells
   * of a file one by one.
   */
  readonly seen?: boolean;
  /** The sign that separates thousands in the column that it stands in, where another cell says so: {@link thousandsSign}. */
  readonly thousands?: '.' | ',' | undefined;
}

/** What stands around a figure and says nothing of its value. */
const AROUND = /US\$|USD|EUR|CLP|[€$\s\u00a0\u202f]/gi;
const GROUPS = /^-?[1-9]\d{0,2}(?:(\.\d{3})+|(,\d{3})+)$/;
const numeral = (text: string): number => Number(text.replace(',', '.'));
const ungrouped = (text: string): number => Number(text.replaceAll(/[.,]/g, ''));

function oneGroup(text: string, { whole, min = -Infinity, max = Infinity, seen, thousands }: AskedFigure) {
  if (thousands && text.includes(thousands)) return ungrouped(text);
  if (seen && text.includes('.')) return ungrouped(text);
  // Of a factor up to ten only one reading can be meant.
  const fitting = [ungrouped(text), numeral(text)].filter((value) => value >= min && value <= max);
  return whole || fitting.length !== 1 ? TWO_READINGS : fitting[0]!;
}

/** Pesos: who writes the sign of ours writes dots between thousands. That of dollars says nothing. */
const OUR_SIGN = /(?<!US)\$|CLP/i;
const TWO_GROUPS = /^-?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
const WITH_DECIMALS = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2})$/;

/**
 * What separates thousands in a column: a cell with two groups, or with decimals behind another sign, decides, or in whole
 * pesos the sign of the currency. Undefined where nothing says so, or cells contradict each other.
 */
export function thousandsSign(cells: readonly unknown[], whole: boolean): '.' | ',' | undefined {
  const signs = new Set<'.' | ','>();
  let ours = false;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const bare = cell.replace(AROUND, '');
    if (TWO_GROUPS.test(bare) || WITH_DECIMALS.test(bare)) signs.add(/[.,]/.exec(bare)![0] as '.' | ',');
    else ours ||= whole && OUR_SIGN.test(cell) && bare.includes('.');
  }
  if (signs.size === 0) return ours ? '.' : undefined;
  return signs.size === 1 ? [...signs][0] : undefined;
}

/**
 * Reads a figure as people and programs write it: `1.234,5`, `1,234.50`, `12.5`, `$ 1.234.567`; undefined when it is none.
 * `0.125` is never a hundred and more. One group of three behind one sign may be either: see {@link AskedFigure}.
 */
export function readFigure(text: string, asked: AskedFigure): number | typeof TWO_READINGS | undefined {
  const bare = text.replace(AROUND, '').replace(/^[\u2010-\u2015\u2212]/, '-');
  if (/^-?\d+$/.test(bare)) return Number(bare);
  if (GROUPS.test(bare)) return bare.match(/[.,]/g)!.length > 1 ? ungrouped(bare) : oneGroup(bare, asked);
  if (/^-?\d*[.,]\d+$/.test(bare)) return numeral(bare);
  const here = /^(-?[1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/.exec(bare);
  const there = /^(-?[1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$/.exec(bare);
  const [, thousands, decimals] = here ?? there ?? [];
  return thousands === undefined ? undefined : Number(`${ungrouped(thousands)}.${decimals}`);
}

/** What people read of such a figure. */
export const twoReadings = (text: string): string =>
  `«${text.trim().slice(0, 40)}» se lee de dos maneras: escríbelo sin separar los miles`;

/** Whether it is one, in a field that asks for so many decimals. */
export const hasTwoReadings = (text: string, decimals: number): boolean =>
  readFigure(text, typedIn(decimals)) === TWO_READINGS;

/** A field of a form: three decimals behind a comma are decimals where so many are asked for. */
const typedIn = (decimals: number): AskedFigure => ({
  whole: decimals < 3,
  seen: true,
  ...(decimals >= 3 && { min: -999.999, max: 999.999 }),
});

/** Reads a figure in a form that writes back what it read; undefined when it is none, or may be two. */
export function typedFigure(text: string, decimals = 2): number | undefined {
  const read = readFigure(text, typedIn(decimals));
  return read === TWO_READINGS ? undefined : read;
}
