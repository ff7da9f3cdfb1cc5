/**
 * The smallest part of a list that `fails` still, by delta debugging: halves, then quarters, down to single items are left
 * out as long as what remains fails. Asks at most `most` times.
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (items: readonly T[]) => Promise<boolean>,
  most = 400,
): Promise<readonly T[]> {
  let rest = items;
  let trials = 0;
  for (let parts = 2; rest.length > 1 && trials < most;) {
    const size = Math.ceil(rest.length / parts);
    let smaller: readonly T[] | undefined;
    for (let from = 0; from < rest.length && trials < most && !smaller; from += size) {
      const without = [...rest.slice(0, from), ...rest.slice(from + size)];
      trials += 1;
      // oxlint-disable-next-line no-await-in-loop -- each depends on what failed before
      if (await fails(without)) smaller = without;
    }
    if (smaller) {
      rest = smaller;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) break;
    else parts = Math.min(rest.length, parts * 2);
  }
  return rest;
}
