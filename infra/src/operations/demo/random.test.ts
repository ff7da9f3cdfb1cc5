import { seededRandom, zipf } from './random.ts';

const draw = (seed: string, n = 2000): number[] => {
  const rng = seededRandom(seed);
  return Array.from({ length: n }, () => rng.next());
};

describe('seeded chance', () => {
  it('repeats for a seed and differs between seeds', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('is spread evenly over [0, 1)', () => {
    const values = draw('spread');
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const inside = values.filter((v) => Math.floor(v * 10) === tenth).length;
      expect(inside).toBeGreaterThan(140);
      expect(inside).toBeLessThan(260);
    }
  });

  it('forks without being moved', () => {
    const rng = seededRandom('x');
    rng.fork('y').next();
    expect(rng.next()).toBe(seededRandom('x').next());
  });

  it('keeps its bounds and weights', () => {
    const rng = seededRandom('bounds');
    const ints = Array.from({ length: 500 }, () => rng.int(3, 5));
    expect([...new Set(ints)].sort()).toEqual([3, 4, 5]);
    const tri = Array.from({ length: 500 }, () => rng.triangular(2, 3, 10));
    expect(tri.every((v) => v >= 2 && v <= 10)).toBe(true);
    expect(
      Array.from({ length: 200 }, () =>
        rng.weighted([
          ['never', 0],
          ['always', 1],
        ] as const),
      ),
    ).not.toContain('never');
    expect(rng.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    const normal = Array.from({ length: 3000 }, () => rng.normal(10, 2));
    expect(Math.abs(normal.reduce((a, b) => a + b, 0) / normal.length - 10)).toBeLessThan(0.2);
    expect(() => rng.pick([])).toThrow(RangeError);
  });

  it('draws the first ranks most often', () => {
    const rng = seededRandom('zipf');
    const rank = zipf(100, 1, 1);
    const drawn = Array.from({ length: 3000 }, () => rank(rng));
    const share = (from: number, to: number): number => drawn.filter((r) => r >= from && r < to).length;
    expect(share(0, 10)).toBeGreaterThan(share(10, 20) * 2);
    expect(Math.max(...drawn)).toBeLessThan(100);
    expect(share(50, 100)).toBeGreaterThan(0);
  });
});
