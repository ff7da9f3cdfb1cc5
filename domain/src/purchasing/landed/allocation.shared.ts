/** Weights have four decimals at most: as whole numbers they are shared out without rounding on the way. */
const SCALE = 10_000;

/**
 * Whole pesos shared out in proportion to weights, exact to the peso: everybody gets the whole part of their share, and the
 * pesos that are left go to the largest remainders, the first of equals first. What is taken off is shared out likewise.
 * Undefined where nobody weighs anything and there is something to share out.
 */
export function allocated(total: number, weights: readonly number[]): number[] | undefined {
  if (total < 0) return allocated(-total, weights)?.map((share) => -share || 0);
  const whole = weights.map((weight) => BigInt(Math.round(weight * SCALE)));
  const sum = whole.reduce((all, weight) => all + weight, 0n);
  if (sum === 0n) return total === 0 ? weights.map(() => 0) : undefined;
  const amount = BigInt(total);
  const shares = whole.map((weight) => (amount * weight) / sum);
  const left = Number(amount - shares.reduce((all, share) => all + share, 0n));
  const first = whole
    .map((weight, n) => ({ n, rest: (amount * weight) % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.n - b.n : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
    .map(({ n }) => n);
  const lucky = new Set(first);
  return shares.map((share, n) => Number(share) + (lucky.has(n) ? 1 : 0));
}
