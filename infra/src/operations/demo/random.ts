/** Seeded chance for the invented demo data: the same seed gives the same company on every machine. */

/** A source of chance; every draw moves it on, `fork` does not. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** True with probability p. */
  chance(p: number): boolean;
  /** One of a non-empty list; throws RangeError on an empty one. */
  pick<T>(items: readonly T[]): T;
  /** One of [value, weight] pairs; weights need not add to 1. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** A new, shuffled list. */
  shuffle<T>(items: readonly T[]): T[];
  /** Triangular between min and max, most often near mode. */
  triangular(min: number, mode: number, max: number): number;
  /** Normal (Box-Muller). */
  normal(mean: number, deviation: number): number;
  /** An independent source named by a label: adding draws in one part never moves another part. */
  fork(label: string): Rng;
}

const GOLDEN = 0x9e3779b9;

/** Four 32-bit words from a text (FNV-1a, four salts, each finished with a mixer). */
function words(seed: string): [number, number, number, number] {
  return [1, 2, 3, 4].map((salt) => {
    let h = (0x811c9dc5 ^ Math.imul(salt, GOLDEN)) >>> 0;
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193) >>> 0;
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
    return (h ^ (h >>> 16)) >>> 0;
  }) as [number, number, number, number];
}

/** Small fast counter generator (sfc32) over the text's words. */
function source(seed: string): () => number {
  let [a, b, c, d] = words(seed);
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A deterministic source of chance from any text. */
export function seededRandom(seed: string): Rng {
  const next = source(seed);
  const at = <T>(items: readonly T[], index: number): T => {
    if (items.length === 0) throw new RangeError('no hay de dónde elegir');
    return items[index] as T;
  };
  const rng: Rng = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (p) => next() < p,
    pick: (items) => at(items, Math.floor(next() * items.length)),
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of items) if ((left -= weight) < 0) return value;
      return at(items, items.length - 1)[0];
    },
    shuffle: (items) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]];
      }
      return out;
    },
    triangular: (min, mode, max) => {
      const u = next();
      const split = (mode - min) / (max - min);
      return u < split
        ? min + Math.sqrt(u * (max - min) * (mode - min))
        : max - Math.sqrt((1 - u) * (max - min) * (max - mode));
    },
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (label) => seededRandom(`${seed}/${label}`),
  };
  return rng;
}

/** Draws ranks 0..n-1 by weight 1/(rank+shift)^exponent, in O(log n). */
export function zipf(n: number, exponent = 0.9, shift = 8): (rng: Rng) => number {
  const sums: number[] = [];
  let total = 0;
  for (let i = 0; i < n; i++) sums.push((total += 1 / (i + shift) ** exponent));
  return (rng) => {
    const goal = rng.next() * total;
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) > goal) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
