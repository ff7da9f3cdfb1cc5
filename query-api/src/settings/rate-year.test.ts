import { missingDays } from './rate-year.ts';

const on = (...days: string[]) => days.map((fecha) => ({ fecha, valor: 950 }));

test('workdays without a value are missing, from the first value on; weekends are not', () => {
  // 2026-01-02 is a Friday.
  expect(missingDays(on('2026-01-02', '2026-01-06'), false, '2026-01-08')).toEqual([
    '2026-01-05',
    '2026-01-07',
    '2026-01-08',
  ]);
  expect(missingDays([], false, '2026-01-02')).toEqual(['2026-01-02']);
});

test('of a monthly rate months are missing', () => {
  expect(missingDays(on('2025-11-01', '2026-01-01'), true, '2026-02-05')).toEqual(['2025-12-01', '2026-02-01']);
});
