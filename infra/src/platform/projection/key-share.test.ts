import fc from 'fast-check';
import { leaseName, leaseNames, ofLease, partOf, toldName, toldPart } from './key-share.ts';

const parts = fc.integer({ min: 1, max: 16 });

test('each key belongs to exactly one part, the same whenever it is asked', () => {
  fc.assert(
    fc.property(fc.string(), parts, (key, n) => {
      const own = Array.from({ length: n }, (_, index) => index).filter((index) => partOf(key, n) === index);
      expect(own).toEqual([partOf(key, n)]);
    }),
  );
});

test.each([
  ['numbers', (n: number, seed: number) => String(seed + n)],
  ['even numbers', (n: number, seed: number) => String(2 * (seed + n))],
  ['streams and versions', (n: number, seed: number) => `order-${seed + (n >> 3)}/${n & 7}`],
  ['codes', (n: number, seed: number) => `PM-${(seed + n).toString(36).padStart(8, '0')}`],
])('10,000 keys that are %s lie fairly even', (_, key) => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 16 }), fc.nat(1_000_000), (n, seed) => {
      const found = Array.from({ length: n }, () => 0);
      for (let k = 0; k < 10_000; k += 1) found[partOf(key(k, seed), n)]! += 1;
      const fair = 10_000 / n;
      // Six standard deviations of what chance would give.
      for (const rows of found) expect(Math.abs(rows - fair)).toBeLessThan(6 * Math.sqrt(fair));
    }),
    { numRuns: 30 },
  );
});

test('a lease names its projection and its part; what is told says of how many too', () => {
  expect(leaseNames('audit/event-list', 3)).toEqual(['audit/event-list', 'audit/event-list#1', 'audit/event-list#2']);
  fc.assert(
    fc.property(parts, fc.nat(15), (of, n) => {
      const index = n % of;
      expect(ofLease(leaseName('a/b', index))).toEqual({ projection: 'a/b', index });
      expect(toldPart(toldName('a/b', { index, of }))).toEqual(of === 1 ? undefined : { projection: 'a/b', parts: of });
    }),
  );
});
