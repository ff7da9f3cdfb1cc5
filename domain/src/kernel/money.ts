/** Money of requirements §0.1.5: pesos are integers; dollars and euros have two decimals. */
import { figureText } from './figures.ts';

export const IVA = 0.19;

/** Rounds half away from zero to whole pesos. Throws on NaN and infinities: a wrong amount must never be stored. */
export function roundPesos(amount: number): number {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${amount}`);
  // The nudge undoes binary noise such as 1.005 * 100; it is far below half a peso for any amount of this trade.
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) * (1 + Number.EPSILON));
  return rounded === 0 ? 0 : rounded;
}

/** Rounds to cents of a dollar or euro. */
export const roundCents = (amount: number): number => roundPesos(amount * 100) / 100;

export interface Totals {
  readonly neto: number;
  readonly iva: number;
  readonly total: number;
}

/** NETO, IVA (19%) and TOTAL in pesos: total = redondeo(neto × 1,19), IVA = total − neto. */
export function totalsOf(neto: number): Totals {
  const total = roundPesos(roundPesos(neto) * (1 + IVA));
  return { neto: roundPesos(neto), iva: total - roundPesos(neto), total };
}

/** Net amount of lines in whole pesos. */
export const netOf = (lines: readonly { precio_venta: number; cantidad: number }[]): number =>
  roundPesos(lines.reduce((sum, line) => sum + line.precio_venta * line.cantidad, 0));

/** `$1.234.567`: pesos in the sentences of refusals and documents. */
export const pesosText = (amount: number): string => `$${figureText(roundPesos(amount))}`;
