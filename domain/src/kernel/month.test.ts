import { formatMonth, parseMonth } from './month.ts';

test.each([
  ['nov 2026', '202611'],
  ['Noviembre de 2026', '202611'],
  ['sept. 2026', '202609'],
  ['ene-27', '202701'],
  ['11-2026', '202611'],
  ['3/26', '202603'],
  ['202611', '202611'],
  ['2026-11', '202611'],
  ['13-2026', undefined],
  ['202600', undefined],
  ['ma 2026', undefined],
  ['nada 2026', undefined],
  ['nov', undefined],
  ['', undefined],
])('the month %j is %j', (text, month) => {
  expect(parseMonth(text)).toBe(month);
});

test('a month is written as it is read', () => {
  for (let month = 1; month <= 12; month++) {
    const yyyymm = `2026${String(month).padStart(2, '0')}`;
    expect(parseMonth(formatMonth(yyyymm))).toBe(yyyymm);
  }
});
