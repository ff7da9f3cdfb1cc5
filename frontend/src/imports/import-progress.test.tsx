import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { positionHeader } from '../api/position.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { ImportProgress } from './import-progress.tsx';

test('an import that does not go on says why, how far it came, and leads to another upload', async () => {
  const counts = { nuevos: 4000, modificados: 0, sin_cambio: 0, rechazados: [], filas: [] };
  const server = fakeServer(() => ({
    body: {
      ok: true,
      ...counts,
      terminado: false,
      total: 9000,
      hechas: 4000,
      posicion: null,
      detenida: 'La planilla ya no está.',
    },
  }));
  let again = 0;
  renderApp(<ImportProgress id="i" onEnd={() => undefined} onAgain={() => (again += 1)} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Detenida: van 4.000 de 9.000 filas');
  expect(screen.queryByText(/Puedes cerrar esta ventana/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Subir la planilla otra vez' }));
  expect(again).toBe(1);
  server.restore();
});

test('given an import that is done → what is asked for next waits for its last row', async () => {
  const counts = { nuevos: 40, modificados: 0, sin_cambio: 0, rechazados: [], filas: [], detenida: null };
  const server = fakeServer(() => ({
    body: { ok: true, ...counts, terminado: true, total: 40, hechas: 40, posicion: '9007199254740993' },
  }));
  let ended = 0;
  renderApp(<ImportProgress id="i" onEnd={() => (ended += 1)} onAgain={() => undefined} />);
  await waitFor(() => expect(ended).toBe(1));
  expect(positionHeader()).toEqual({ 'x-posicion': '9007199254740993' });
  server.restore();
});
