import { render, screen } from '@testing-library/react';
import { MarginGauge } from './margin-gauge.tsx';

test('nothing left, or a loss: the bar is red from end to end, not empty', () => {
  const { container, rerender } = render(<MarginGauge margen={-6} />);
  const bar = () => container.querySelectorAll('rect')[1];
  expect(bar()).toHaveAttribute('width', '100');
  expect(screen.getByRole('meter')).toHaveAttribute('data-tone', 'low');
  rerender(<MarginGauge margen={10} />);
  expect(bar()).toHaveAttribute('width', '20');
});

test('the word beside a margin is that of the figure as it is written', () => {
  render(<MarginGauge margen={24.96} />);
  expect(screen.getByRole('meter', { name: 'Margen' })).toHaveAttribute('aria-valuetext', '25,0%, medio');
});
