import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
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

test('the log-in stays busy until the next screen stands, however long its code takes', async () => {
  const user = { _id: 'u', nombre: 'Ana', perfiles: { perfil: 'Cobrador' }, permisos: {}, concesiones: [] };
  const server = fakeServer(({ path }) => ({
    body: path.includes('login')
      ? { ok: true, auth: true, token: `x.${btoa(JSON.stringify({ sub: 'u', sid: 's' }))}.x` }
      : { ok: true, acceso: true, auth: true, user },
  }));
  let arrive = (_: { element: ReactNode }): void => undefined;
  const code = new Promise<{ element: ReactNode }>((resolve) => (arrive = resolve));
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/sistema/*', lazy: () => code },
    ],
    { initialEntries: ['/login'] },
  );
  renderApp(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@power.test');
  await userEvent.type(screen.getByLabelText(/^Contraseña/), 'clave{Enter}');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(screen.getByRole('button', { name: 'Entrar al sistema' })).toHaveAttribute('data-loading', 'true');
  arrive({ element: <p>adentro</p> });
  expect(await screen.findByText('adentro')).toBeInTheDocument();
  server.restore();
});
