import { hasTwoReadings, readFigure, TWO_READINGS, typedFigure } from './typed-figure.ts';

const whole = { whole: true };
const decimal = { whole: false };

test.each([
  ['1234', 1234],
  ['1.234,5', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['1234.567', 1234.567],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['US$ 12,50', 12.5],
  ['1 234,50 €', 1234.5],
  ['−3', -3],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['-0.125', -0.125],
  ['.5', 0.5],
  // No grouping that there is, or nothing.
  ['0.123.456', undefined],
  ['1.23.456', undefined],
  ['12.345,678.9', undefined],
  ['1.234,567,890', undefined],
  ['12,', undefined],
  ['1e5', undefined],
  ['', undefined],
  ['-', undefined],
])('%s is read as %s', (text, value) => {
  expect([readFigure(text, whole), readFigure(text, decimal)]).toEqual([value, value]);
});

test.each(['90,000', '12.990', '$ 12,990', '-1,234', '1.000'])('%s in a file is two amounts of pesos', (text) => {
  expect(readFigure(text, whole)).toBe(TWO_READINGS);
  expect(readFigure(text, decimal)).toBe(TWO_READINGS);
});

test('bounds say which of two readings was meant, where only one of them is within', () => {
  const factor = { whole: false, min: 0, max: 10 };
  expect(['1.350', '1,350', '12.350'].map((text) => readFigure(text, factor))).toEqual([1.35, 1.35, TWO_READINGS]);
});

test('a form writes thousands with a dot, and reads them so; with a comma they are asked for again', () => {
  expect(typedFigure('12.990')).toBe(12_990);
  expect(typedFigure('0.125', 4)).toBe(0.125);
  expect(typedFigure('1,350', 4)).toBe(1.35);
  expect(typedFigure('12,990')).toBeUndefined();
  expect([hasTwoReadings('12,990', 0), hasTwoReadings('12,990', 4), hasTwoReadings('x', 0)]).toEqual([
    true,
    false,
    false,
  ]);
});
