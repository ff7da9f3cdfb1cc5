import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { ImportProgress } from './import-progress.tsx';

test('an import that does not go on says why, how far it came, and leads to another upload', async () => {
  const counts = { nuevos: 4000, modificados: 0, sin_cambio: 0, rechazados: [], filas: [] };
  const server = fakeServer(() => ({
    body: { ok: true, ...counts, terminado: false, total: 9000, hechas: 4000, detenida: 'La planilla ya no está.' },
  }));
  let again = 0;
  renderApp(<ImportProgress id="i" onEnd={() => undefined} onAgain={() => (again += 1)} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Detenida: van 4.000 de 9.000 filas');
  expect(screen.queryByText(/Puedes cerrar esta ventana/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Subir la planilla otra vez' }));
  expect(again).toBe(1);
  server.restore();
});
