import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../testing/fake-server.ts';
import { prompts } from '../ui/dialogs/prompts.ts';
import { renderApp } from '../testing/render.tsx';
import { RecoveryPage } from './recovery-page.tsx';

afterEach(() => prompts.set([]));

// The texts of document 1 §8, to the letter.
test.each([
  [
    'what the server says',
    { status: 429, body: { ok: false, codigo: 'X', mensaje: 'Espera un minuto' } },
    'Espera un minuto',
  ],
  ['a failure without words', { status: 500, body: {} }, 'Ocurrió un error al recuperar tu contraseña'],
])('a link that was not sent: %s', async (_what, reply, text) => {
  const server = fakeServer(() => reply);
  renderApp(
    <MemoryRouter>
      <RecoveryPage />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'bodega@power.test');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  server.restore();
});

test('an address that is none is told at its field, where the focus goes back to', async () => {
  renderApp(
    <MemoryRouter>
      <RecoveryPage />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
  const field = screen.getByLabelText(/Correo electrónico/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/Por favor ingresa un correo electrónico/);
});
