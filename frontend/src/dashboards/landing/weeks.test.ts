import { weeksOf } from './weeks.ts';

test('days stand by sevens up to the last, none twice and none left out', () => {
  const days = Array.from({ length: 10 }, (_, n) => ({
    fecha: `2026-11-${String(n + 1).padStart(2, '0')}`,
    cantidad: n,
  }));
  expect(weeksOf(days)).toEqual([
    { from: '2026-11-01', to: '2026-11-03', cantidad: 3 },
    { from: '2026-11-04', to: '2026-11-10', cantidad: 42 },
  ]);
  expect(weeksOf([])).toEqual([]);
});
