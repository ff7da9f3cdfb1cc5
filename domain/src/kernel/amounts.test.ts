import { usd } from './amounts.ts';

test.each([
  [1e308, 'Es demasiado grande'],
  [-1, 'No puede ser negativo'],
  [0.125, 'Usa a lo más dos decimales'],
])('%d is no amount in dollars: %s', (amount, why) => {
  expect(usd.safeParse(amount).error?.issues.map(({ message }) => message)).toEqual([why]);
});

test('cents are', () => {
  expect(usd.parse(0.13)).toBe(0.13);
});
