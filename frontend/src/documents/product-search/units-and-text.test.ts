import { unitsAndText } from './units-and-text.ts';

test.each([
  ['DS-2CD', 1, 'DS-2CD'],
  ['5*DS-2CD', 5, 'DS-2CD'],
  [' 12 * cable utp ', 12, 'cable utp'],
  ['3*', 3, ''],
  ['0*x', 1, 'x'],
  ['4X*7', 1, '4X*7'],
])('«%s» is %i of «%s»', (typed, units, text) => {
  expect(unitsAndText(typed)).toEqual({ units, text });
});
