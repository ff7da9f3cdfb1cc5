import { readShare } from './read-share.shared.ts';

test.each([
  ['-1', '-1', 100],
  ['-1', '500', 0],
  ['0', '500', 0],
  ['250', '500', 50],
  ['477746725', '477746726', 99],
  ['477746726', '477746726', 100],
])('of a log read up to %s of %s', (position, head, percent) => {
  expect(readShare(position, head)).toBe(percent);
});
