import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { LoginPage } from './login-page.tsx';
import { PasswordPage } from './password-page.tsx';

const LINK = `/cambio-password/ana.${'x'.repeat(43)}`;
const show = (page: ReactNode) =>
  renderApp(
    <MemoryRouter initialEntries={[LINK]}>
      <Routes>
        <Route path="/cambio-password/:token" element={page} />
      </Routes>
    </MemoryRouter>,
  );

test('what is missing is said at its field, and the focus goes there', async () => {
  const server = fakeServer(() => ({ body: { ok: true, acceso: true } }));
  show(<LoginPage />);
  const enter = screen.getByRole('button', { name: 'Entrar al sistema' });
  const email = screen.getByLabelText(/Correo electrónico/);
  await userEvent.click(enter);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Ingresa tu correo electrónico');
  await userEvent.type(email, 'ana@power.test');
  await userEvent.click(enter);
  expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
  expect(screen.getByLabelText(/^Contraseña/)).toHaveAccessibleDescription('Ingresa tu contraseña');
  server.restore();
});

test('a profile without screens is told so to the letter, and what to do', async () => {
  const mensaje = 'Perfil sin Autorización';
  const server = fakeServer(({ path }) => ({
    body: path.includes('login')
      ? { ok: false, auth: false, codigo: 'PERFIL_SIN_INGRESO', mensaje }
      : { ok: true, acceso: true },
  }));
  show(<LoginPage />);
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@power.test');
  await userEvent.type(screen.getByLabelText(/^Contraseña/), 'clave');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar al sistema' }));
  expect(await screen.findByText(mensaje)).toBeInTheDocument();
  expect(screen.getByText(/^Pide a un administrador/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  server.restore();
});

test('a new password that nobody heard of stays typed: the link is still good', async () => {
  const server = fakeServer(() => 'lost');
  show(<PasswordPage />);
  const first = screen.getByLabelText(/Contraseña nueva/);
  await userEvent.type(first, 'clave-nueva-2026');
  const send = screen.getByRole('button', { name: 'Cambiar contraseña' });
  await userEvent.click(send);
  await userEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
  const second = screen.getByLabelText(/Repite la contraseña/);
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveAccessibleDescription('Por favor ingrese todos los campos');
  await userEvent.type(second, 'clave-nueva-2026');
  await userEvent.click(send);
  expect(await screen.findByText(/Sin conexión con el servidor/)).toBeInTheDocument();
  expect(first).toHaveValue('clave-nueva-2026');
  server.restore();
});
