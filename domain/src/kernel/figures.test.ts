import { figureText } from './figures.ts';

test.each([
  [0, '0'],
  [1000, '1.000'],
  [-12_345.6789, '-12.345,679'],
  [0.125, '0,125'],
])('%d is written %s', (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
