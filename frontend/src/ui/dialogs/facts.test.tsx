import { render, screen } from '@testing-library/react';
import { type Fact, Facts } from './facts.tsx';

test('an address goes on after a dot or the @', () => {
  render(<Facts of={[['Correo', 'ana@power.test']]} />);
  expect(screen.getByRole('definition').innerHTML).toBe('ana@<wbr>power.<wbr>test');
});

test.each<[Fact, string]>([
  [['Tipo', 'Integrador'], 'half'],
  [['Teléfono', null], 'half'],
  [['RUT', '76.200.100-4'], 'more'],
  [['Nombre', 'Ingeniería Molina SpA'], 'line'],
  [['CONDICIÓN DE PAGO', 'Contado'], 'line'],
  [
    [
      'Correo',
      <a key="a" href="mailto:a@b.cl">
        a@b.cl
      </a>,
    ],
    'line',
  ],
])('%j has half of a narrow side, or its whole line', (fact, room) => {
  render(<Facts of={[fact]} />);
  expect(screen.getByText(fact[0]).parentElement).toHaveAttribute('data-room', room);
});
