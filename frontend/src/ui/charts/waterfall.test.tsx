import { render, screen } from '@testing-library/react';
import { formatMillions } from '../format/numbers.ts';
import { barsOf, type Step } from './waterfall-bars.ts';
import { Waterfall } from './waterfall.tsx';

const step = (name: string, value: number, total = false): Step => ({ key: name, name, value, tone: 'info', total });

test('each bar begins where the one before ended, and a total stands on the axis', () => {
  const bars = barsOf([step('antes', 100, true), step('perdidas', -60), step('nuevas', 160), step('ahora', 200, true)]);
  expect(bars.map(({ from, size }) => [from, size])).toEqual([
    [0, 50],
    [20, 30],
    [20, 80],
    [0, 100],
  ]);
});

test('nothing at all is drawn without width, and below zero the axis moves', () => {
  expect(barsOf([step('antes', 0, true)]).map(({ from, size }) => [from, size])).toEqual([[0, 0]]);
  expect(barsOf([step('menos', -50), step('más', 100)]).map(({ from, size }) => [from, size])).toEqual([
    [0, 50],
    [0, 100],
  ]);
});

test('a step says its sign, a total has none', () => {
  const steps = [step('antes', 50e6, true), step('nuevas', 97.4e6), step('perdidas', -8.6e6), step('nada', 0)];
  render(<Waterfall label="Movimientos" steps={steps} format={formatMillions} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'antesMM$ 50,0',
    'nuevasMM$ +97,4',
    'perdidasMM$ -8,6',
    'nadaMM$ 0',
  ]);
});
