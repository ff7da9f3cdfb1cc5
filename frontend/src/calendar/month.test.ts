import { addMonths, dayName, monthDays, monthName, weekdayOf } from './month.ts';

test('a month is shown in whole weeks from Monday to Sunday', () => {
  const days = monthDays('2026-11');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(monthDays('2027-02')).toHaveLength(28);
  expect(monthDays('2026-09').filter((d) => d.startsWith('2026-09'))).toHaveLength(30);
});

test('months go on over the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2028-01',
  ]);
  expect(monthName('2026-11')).toBe('noviembre de 2026');
});

test('a day by its name', () => {
  expect([weekdayOf('2026-11-24'), dayName('2026-11-24')]).toEqual(['mar', 'martes, 24 de noviembre']);
});
