import { render, screen } from '@testing-library/react';
import { MarginGauge } from './margin-gauge.tsx';

test('the word beside a margin is that of the figure as it is written', () => {
  render(<MarginGauge margen={24.96} />);
  expect(screen.getByRole('meter', { name: 'Margen' })).toHaveAttribute('aria-valuetext', '25,0%, medio');
});
