import { formatRut, isValidRut, parseRut, rutCheckDigit } from './rut.ts';

test('check digit: modulo 11, weights 2 to 7 from the right, 11 is 0 and 10 is K', () => {
  expect([12345678, 11111111, 76192083, 1000005, 6, 0].map(rutCheckDigit)).toEqual(['5', '1', '9', 'K', 'K', '0']);
});

test('read as people type it, written in one way', () => {
  for (const typed of ['12.345.678-5', '12345678-5', '123456785', ' 12 345 678-5 '])
    expect(parseRut(typed)).toEqual({ body: 12345678, rut: '12.345.678-5' });
  expect(parseRut('1000005-k')?.rut).toBe('1.000.005-K');
  expect(formatRut(100_000)).toBe(`100.000-${rutCheckDigit(100_000)}`);
});

test('the smallest RUT is 100.000: below it there is no such person, whatever the digit', () => {
  const typed = (body: number) => `${body}-${rutCheckDigit(body)}`;
  expect([100_000, 100_001, 999_999_999].map((body) => isValidRut(typed(body)))).toEqual([true, true, true]);
  expect([0, 1, 99_998, 99_999].map((body) => isValidRut(typed(body)))).toEqual([false, false, false, false]);
});

test('another digit, a letter within, nothing, or ten figures are none', () => {
  for (const typed of ['12.345.678-4', '12a45678-5', '', '-', 'K', '1234567890-1', 'x12345678-5', '12345678-5x'])
    expect(isValidRut(typed)).toBe(false);
});

test.each(['12.345.678\u20135', '12.345.678\u2011\u200b5', '\u200e12.345.678\u22125'])(
  'a RUT copied from a document is that RUT: %j',
  (typed) => {
    expect(parseRut(typed)?.rut).toBe('12.345.678-5');
  },
);
