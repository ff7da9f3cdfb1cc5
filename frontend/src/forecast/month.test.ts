import { cierreOf, writeMonth } from '@power/domain/forecast/tracking';
import { monthAfter, readMonth } from './month.ts';

const TODAY = '2026-11-22';

test('an address names a month; one that cannot be chosen is the present one', () => {
  expect(readMonth('2026-02', TODAY)).toEqual({ year_cierre: 2026, mes_cierre: 2 });
  for (const wrong of [null, '', '2026-13', '2022-12', '2030-01', 'ayer'])
    expect([wrong, readMonth(wrong, TODAY)]).toEqual([wrong, cierreOf(TODAY)]);
  expect(writeMonth(readMonth('2026-02', TODAY))).toBe('2026-02');
});

test('months follow each other over the ends of years, within the years that can be chosen', () => {
  expect(monthAfter({ year_cierre: 2026, mes_cierre: 12 }, 1)).toEqual({ year_cierre: 2027, mes_cierre: 1 });
  expect(monthAfter({ year_cierre: 2026, mes_cierre: 1 }, -1)).toEqual({ year_cierre: 2025, mes_cierre: 12 });
  expect(monthAfter({ year_cierre: 2029, mes_cierre: 12 }, 1)).toBeUndefined();
  expect(monthAfter({ year_cierre: 2023, mes_cierre: 1 }, -1)).toBeUndefined();
});
