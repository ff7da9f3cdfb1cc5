import fc from 'fast-check';
import { netOf, roundCents, roundPesos, totalsOf } from './money.ts';

test('halves are rounded away from zero, also where binary fractions fall just short of them', () => {
  expect([0.5, 2.5, -2.5, 2.4999, -0.4].map(roundPesos)).toEqual([1, 3, -3, 2, 0]);
  expect(Object.is(roundPesos(-0.4), 0)).toBe(true);
  // In binary 1.005 × 100 is 100.49999999999999.
  expect([1.005, 8.345, -1.005, 10.075].map(roundCents)).toEqual([1.01, 8.35, -1.01, 10.08]);
  expect(roundPesos(1.005 * 100)).toBe(101);
});

test('any amount in thousandths is rounded as on paper', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
      expect(Math.round(roundCents(thousandths / 1000) * 100)).toBe(Math.floor((thousandths + 5) / 10));
    }),
    { numRuns: 2000 },
  );
});

test('TOTAL is NETO × 1,19 to the peso, up to the largest order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (neto) => {
      const total = Number((BigInt(neto) * 119n + 50n) / 100n);
      expect(totalsOf(neto)).toEqual({ neto, iva: total - neto, total });
    }),
    { numRuns: 2000 },
  );
});

test('what is no amount is a fault, and lines add up', () => {
  expect(() => roundPesos(Number.NaN)).toThrow(RangeError);
  expect(() => roundPesos(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(
    netOf([
      { precio_venta: 47_565, cantidad: 3 },
      { precio_venta: 1, cantidad: 1 },
    ]),
  ).toBe(142_696);
});
