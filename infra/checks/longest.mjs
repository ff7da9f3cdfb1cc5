import { recordTime } from './times.mjs';

const LIMIT_S = 60;
/** Beside other work everything takes longer; what takes three times its budget is too long on any machine. */
const FAILS_S = 3 * LIMIT_S;

/**
 * Prints the ten that took longest, `[name, ms]`, records all of them, and marks those over the budget of a suite
 * (ADR 23): where a run got slow is read, not sought. Returns how many are so far over it that the run fails.
 */
export function tellLongest(what, timed) {
  for (const [name, ms] of timed) recordTime(what, name, ms);
  const mark = (ms) =>
    ms > FAILS_S * 1000 ? ` ✕ over ${FAILS_S} s` : ms > LIMIT_S * 1000 ? ` (over ${LIMIT_S} s)` : '';
  const longest = timed
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([name, ms]) => `  ${(ms / 1000).toFixed(1)} s ${name}${mark(ms)}`);
  if (longest.length) console.log([`Longest ${what}:`, ...longest].join('\n'));
  return timed.filter(([, ms]) => ms > FAILS_S * 1000).length;
}
