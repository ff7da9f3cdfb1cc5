import { pointsOf } from './sparkline.tsx';

test('the least lies low, the most high, and time goes from left to right', () => {
  const points = pointsOf([0, 5, 10]);
  expect(points.map(([x]) => x)).toEqual([0, 48.5, 97]);
  expect(points.map(([, y]) => y)).toEqual([25, 14, 3]);
});

test('days without anything are a line at the bottom', () => {
  expect(pointsOf([0, 0]).map(([, y]) => y)).toEqual([25, 25]);
});
