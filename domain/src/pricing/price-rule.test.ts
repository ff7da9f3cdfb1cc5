import fc from 'fast-check';
import { COLUMNAS_PRECIO } from '../products/prices.shared.ts';
import { defaultTable, marginOf, pricesByRule, roundListPrice, TIERS } from './price-rule.shared.ts';

const cost = fc.double({ min: 0.01, max: 1_000_000_000, noNaN: true });
const margin = fc.integer({ min: 0, max: 9500 }).map((n) => n / 100);

test('a price is whole, ends in zero from ten thousand on, and never stands below the margin of its table', () => {
  fc.assert(
    fc.property(cost, margin, (pmp, percent) => {
      const table = Object.fromEntries(COLUMNAS_PRECIO.map((c) => [c, percent])) as never;
      const { gold } = pricesByRule(pmp, table);
      const exact = pmp / (1 - percent / 100);
      expect(Number.isInteger(gold)).toBe(true);
      expect(gold).toBeGreaterThanOrEqual(exact - 1e-5);
      expect(gold - exact).toBeLessThan(10);
      if (gold >= 10_000) expect(gold % 10).toBe(0);
    }),
  );
});

test('rounding twice is rounding once, and a dearer exact price is never a cheaper list price', () => {
  fc.assert(
    fc.property(cost, cost, (a, b) => {
      expect(roundListPrice(roundListPrice(a))).toBe(roundListPrice(a));
      expect(roundListPrice(Math.min(a, b))).toBeLessThanOrEqual(roundListPrice(Math.max(a, b)));
    }),
  );
});

test('binary noise lifts no whole price, and ten thousand is the first that ends in zero', () => {
  expect([0.1 + 0.2, 300.0000001, 9_999, 9_999.5, 10_001].map(roundListPrice)).toEqual([1, 300, 9_999, 10_000, 10_010]);
});

test('without a cost there is no price, and no margin to tell', () => {
  expect(new Set(Object.values(pricesByRule(0, defaultTable(1).margenes)))).toEqual(new Set([0]));
  expect([marginOf(0, 5), marginOf(5, 0), marginOf(100, 80), marginOf(100, 120)]).toEqual([null, null, 20, -20]);
});

test('the tables that the system comes with fall from list price to Platinum, none below the minimum margin', () => {
  for (const tier of TIERS) {
    const values = COLUMNAS_PRECIO.map((c) => defaultTable(tier).margenes[c]);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.at(-1)).toBeGreaterThanOrEqual(10);
  }
  expect(defaultTable(99).margenes).toEqual(defaultTable(3).margenes);
});
