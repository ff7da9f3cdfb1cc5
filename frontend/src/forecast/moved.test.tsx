import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../testing/render.tsx';
import { Moved } from './moved.tsx';
import { MOVED } from './movement-steps.ts';
import { SideBySide } from './side-by-side.tsx';

const one = {
  _id: '501',
  number: 1,
  cliente_nombre: 'Alarmas Sur',
  usuario_nombre: 'Eva Soto',
  antes: 0,
  despues: 10,
  cambio: 10,
};

test.each([
  [1, null],
  [1206, 'Se muestran las 1 que más se movieron, de 1.206.'],
])('a step of %d says how many of them it names', (cantidad, said) => {
  renderApp(
    <MemoryRouter>
      <Moved step={{ movimiento: 'ganadas', monto: 10, cantidad, oportunidades: [one] }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Alarmas Sur' })).toBeInTheDocument();
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(said);
});

test('a change says its sign in both tables, and what is past is not red: nobody must act on it', () => {
  renderApp(
    <MemoryRouter>
      <Moved step={{ movimiento: 'ganadas', monto: 10, cantidad: 1, oportunidades: [one] }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('cell', { name: '$+10' })).toBeInTheDocument();
  const figures = (total: number, perdido: number, cantidad: number) => ({
    total,
    perdido,
    cantidad,
    ponderado: 0,
    asegurado: 0,
    facturado: 0,
    por_porcentaje: [],
  });
  renderApp(<SideBySide before={figures(1e6, 9e6, 1)} after={figures(3e6, 0, 2)} from="Lunes" to="Martes" />);
  const change = (row: RegExp) => screen.getByRole('row', { name: row }).lastElementChild!.textContent;
  expect([change(/^Total/), change(/^Perdido/), change(/^Oportunidades/), change(/^Asegurado/)]).toEqual([
    'MM$ +2,0',
    'MM$ -9,0',
    '+1',
    'MM$ 0',
  ]);
  expect(Object.values(MOVED).filter(({ tone }) => tone === 'danger')).toEqual([]);
});
