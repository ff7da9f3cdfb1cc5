import { render } from '@testing-library/react';
import { pointsOf, Sparkline } from './sparkline.tsx';

test('the least lies low, the most high, and time goes from left to right over the whole width', () => {
  const points = pointsOf([0, 5, 10]);
  expect(points.map(([x]) => x)).toEqual([0, 50, 100]);
  expect(points.map(([, y]) => y)).toEqual([25, 14, 3]);
});

test('days without anything are a line at the bottom', () => {
  expect(pointsOf([0, 0]).map(([, y]) => y)).toEqual([25, 25]);
});

test('however wide it is drawn, the dot is round: nothing that has a width is stretched', () => {
  const { container } = render(<Sparkline values={[1, 3, 2]} />);
  expect(container.querySelector('circle, ellipse')).toBeNull();
  const drawn = [...container.querySelectorAll('[stroke]')];
  expect(drawn.map((e) => e.getAttribute('vector-effect'))).toEqual(['non-scaling-stroke', 'non-scaling-stroke']);
  expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M100 .+h0$/));
});

test('two points have no course', () => {
  const { container } = render(<Sparkline values={[1, 2]} />);
  expect(container).toBeEmptyDOMElement();
});
