import { roundIn } from './line-rules.ts';
import type { Moneda } from './parts.ts';
import type { MonthRates } from './rates.shared.ts';

/**
 * An amount that somebody typed in one currency, in another one, at the rates that a quotation of now freezes; undefined
 * where the month has no value of the euro.
 */
export function convertedTo(
  amount: number,
  [from, to]: readonly [Moneda, Moneda],
  { tc, tc_euro }: MonthRates,
): number | undefined {
  const pesos = { pesos: 1, dolares: tc, euros: tc_euro };
  const [had, wanted] = [pesos[from], pesos[to]];
  return had === null || wanted === null ? undefined : roundIn(to, (amount * had) / wanted);
}
