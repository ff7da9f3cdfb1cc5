const LIMIT_S = 60;

/** Says the ten that took longest, `[name, ms]`, and marks those over the budget of a suite (CONTRIBUTING): where a run got slow is read, not sought. */
export function tellLongest(what, timed) {
  const longest = timed
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, ms]) => `  ${(ms / 1000).toFixed(1)} s ${name}${ms > LIMIT_S * 1000 ? ` (over ${LIMIT_S} s)` : ''}`);
  if (longest.length) console.log([`Longest ${what}:`, ...longest].join('\n'));
}
