import { render, screen } from '@testing-library/react';
import { formatMillions, formatPercent, formatPoints } from '../format/numbers.ts';
import { KpiCard } from './kpi-card.tsx';

const card = { label: 'Margen', against: 'el año anterior', to: undefined, format: formatPercent };

test('a percentage changes in points', () => {
  render(<KpiCard {...card} values={[20.9, 20.8]} formatChange={formatPoints} />);
  expect(screen.getByTitle('20,9% el año anterior')).toHaveTextContent('↓ 0,1 pp respecto de 20,9% el año anterior');
});

test('two figures have no course; one of more is drawn', () => {
  const { container, rerender } = render(<KpiCard {...card} values={[1, 2]} />);
  expect(container.querySelector('polyline')).toBeNull();
  rerender(<KpiCard {...card} values={[1, 2]} course={[1, 3, 2]} />);
  expect(container.querySelector('polyline')!.getAttribute('points')!.split(' ')).toHaveLength(3);
});

test('its figure may be said in another way than its change, and a sign is no unit', () => {
  const { container, rerender } = render(
    <KpiCard {...card} format={formatMillions} values={[4e6, 6e6]} figure="150,0%" />,
  );
  expect(container.querySelector('strong')).toHaveTextContent('150,0%');
  expect(screen.getByText(/↑ MM\$ 2,0/)).toBeInTheDocument();
  rerender(<KpiCard {...card} format={formatMillions} values={[0, -6e6]} />);
  expect(container.querySelector('strong')).toHaveTextContent('MM$ -6,0');
  expect(container.querySelector('strong span')!.textContent).toBe('MM$ ');
});
