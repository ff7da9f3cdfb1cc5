import { printedValue } from './printed-value.ts';

test('a percentage has one decimal, and none a sign that is next to nothing', () => {
  expect([12.54, -0.04, -0.06].map((value) => printedValue('percentage', value))).toEqual(['12,5%', '0,0%', '-0,1%']);
});
