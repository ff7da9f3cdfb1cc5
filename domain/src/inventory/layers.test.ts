import fc from 'fast-check';
import { type Capas, drawn, found, layered } from './layers.shared.ts';

const units = (capas: Capas): number => capas.reduce((sum, [, cantidad]) => sum + cantidad, 0);

test('what came in first leaves first, and a day is one layer', () => {
  const capas = layered(layered(layered([], '2026-01-05', 10), '2026-01-05', 5), '2026-03-01', 8);
  expect(capas).toEqual([
    ['2026-01-05', 15],
    ['2026-03-01', 8],
  ]);
  expect(drawn(capas, 17)).toEqual([['2026-03-01', 6]]);
  expect(drawn(capas, 99)).toEqual([]);
});

test('units that a count finds are as old as the last that came in', () => {
  expect(found([['2026-01-05', 2]], '2026-04-01', 3)).toEqual([['2026-01-05', 5]]);
  expect(found([], '2026-04-01', 3)).toEqual([['2026-04-01', 3]]);
});

test('layers hold as much as came in less what left, in the order of their days', () => {
  const step = fc.record({ sort: fc.constantFrom('in', 'out', 'found'), n: fc.integer({ min: 1, max: 40 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let capas: Capas = [];
      let stock = 0;
      steps.forEach(({ sort, n }, day) => {
        const dia = `2026-${String(1 + (day >> 3)).padStart(2, '0')}-01`;
        const taken = Math.min(n, stock);
        capas = sort === 'in' ? layered(capas, dia, n) : sort === 'found' ? found(capas, dia, n) : drawn(capas, taken);
        stock += sort === 'out' ? -taken : n;
        expect(units(capas)).toBe(stock);
        expect(capas.map(([d]) => d)).toEqual([...new Set(capas.map(([d]) => d))].toSorted());
      });
    }),
  );
});
