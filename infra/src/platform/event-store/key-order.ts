/** Beginnings of objects, and orders of each, that are remembered; keys of an object that may be met again. */
const MOST_BEGINNINGS = 5000;
const MOST_ORDERS = 8;
const MOST_KEYS = 40;

/**
 * Puts the keys of objects in order, by UTF-16 unit unless `compare` says otherwise. Those of objects met before are found
 * by their first one with their order: to compare them costs less than to sort them. The answer is not to be changed.
 */
export function keyOrder(compare?: (a: string, b: string) => number): (keys: string[]) => readonly string[] {
  const orders = new Map<string, { readonly keys: readonly string[]; readonly sorted: readonly string[] }[]>();
  return (keys) => {
    // A dictionary of many names hardly comes twice.
    if (keys.length < 2) return keys;
    if (keys.length > MOST_KEYS) return keys.sort(compare);
    let known = orders.get(keys[0]!);
    if (known) {
      for (const one of known) if (sameKeys(one.keys, keys)) return one.sorted;
    } else if (orders.size < MOST_BEGINNINGS) orders.set(keys[0]!, (known = []));
    const sorted = keys.toSorted(compare);
    if (known && known.length < MOST_ORDERS) known.push({ keys, sorted });
    return sorted;
  };
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n += 1) if (a[n] !== b[n]) return false;
  return true;
}
