import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../testing/render.tsx';
import { Moved } from './moved.tsx';

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
