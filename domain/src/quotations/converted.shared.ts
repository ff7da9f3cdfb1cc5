import { roundIn } from './line-rules.ts';
import type { Moneda } from './parts.ts';
import type { MonthRates } from './rates.shared.ts';

/** Pesos that one unit of a currency is worth; null where the month has no value of the euro. */
export const pesosPer = (moneda: Moneda, { tc, tc_euro }: MonthRates): number | null =>
  ({ pesos: 1, dolares: tc, euros: tc_euro })[moneda];

/** An amount that was worth `had` pesos each, in a currency whose unit is worth `wanted`. */
export const atRate = (amount: number, had: number, to: Moneda, wanted: number): number =>
  roundIn(to, (amount * had) / wanted);

/**
 * An amount that somebody typed in one currency, in another one, at the rates that a quotation of now freezes; undefined
 * where the month has no value of the euro.
 */
export function convertedTo(
  amount: number,
  [from, to]: readonly [Moneda, Moneda],
  rates: MonthRates,
): number | undefined {
  const [had, wanted] = [pesosPer(from, rates), pesosPer(to, rates)];
  return had === null || wanted === null ? undefined : atRate(amount, had, to, wanted);
}
