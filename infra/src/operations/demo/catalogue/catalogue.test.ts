import { isGtin } from '@power/domain/kernel/scanned-code';
import { demoCatalogue } from './catalogue.ts';
import { PRICE_ORDER } from './prices.ts';

const catalogue = demoCatalogue('power');
const unique = (values: readonly string[]): number => new Set(values).size;

describe('demo catalogue', () => {
  it('has at least 1,200 products of at least 16 brands', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(1200);
    expect(unique(catalogue.map((p) => p.marca))).toBeGreaterThanOrEqual(16);
  });

  it('repeats no part number, code, ERP code, EAN or name', () => {
    for (const field of ['part_number', 'codigo', 'codigo_sap', 'ean'] as const) {
      expect([field, unique(catalogue.map((p) => p[field]))]).toEqual([field, catalogue.length]);
    }
    const twins = catalogue.filter(
      (p, i) => catalogue.findIndex((q) => q.nombre === p.nombre && q.marca === p.marca) !== i,
    );
    expect(twins.map((p) => p.nombre)).toEqual([]);
  });

  it('leaves no gap of its patterns in names or part numbers', () => {
    expect(catalogue.filter((p) => /[{}]|undefined|\s\s|\s$/.test(p.nombre + p.part_number))).toEqual([]);
  });

  it('carries EANs with a valid check digit', () => {
    expect(catalogue.filter((p) => p.ean.length !== 13 || !isGtin(p.ean))).toEqual([]);
  });

  it('orders its price lists, each at a margin of at least 10% over cost', () => {
    for (const p of catalogue) {
      const prices = PRICE_ORDER.map((list) => p[list]);
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      expect(unique(prices.map(String))).toBe(prices.length);
      expect(1 - p.pmp / p.platinum).toBeGreaterThanOrEqual(0.1);
      expect(Math.abs(p.tier_3 - p.tier_3_calculo)).toBeLessThanOrEqual(5);
      expect(prices.every(Number.isInteger) && Number.isInteger(p.pmp)).toBe(true);
    }
  });

  it('has blocked, discontinued and serialised products', () => {
    for (const field of ['bloqueado', 'descontinuado', 'serializable', 'web'] as const) {
      const count = catalogue.filter((p) => p[field]).length;
      expect(count).toBeGreaterThan(5);
      expect(count).toBeLessThan(catalogue.length);
    }
  });

  it('is the same for the same seed only', () => {
    expect(demoCatalogue('power')).toEqual(catalogue);
    expect(demoCatalogue('otra')).not.toEqual(catalogue);
  });
});
