import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { clearToken, readToken } from '../api/session.ts';
import { setNavigator } from '../shell/navigation.shared.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { currentUser } from './current-user.ts';
import { Guard } from './guard.tsx';
import { homeOf, menuFor } from './home.shared.ts';
import { hasArrived, signOut } from './session-end.ts';
import { TerminalPage } from './terminal-page.tsx';
import { onTerminal, setTerminal } from './terminal.shared.ts';

const hand = {
  _id: 'u1',
  nombre: 'Ana',
  email: 'a@power.test',
  telefono: '',
  perfiles: { perfil: 'Bodega y Despacho' },
  permisos: {},
  concesiones: [],
};
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  clearToken();
  currentUser.set(undefined);
  hasArrived();
});
afterEach(() => server.restore());

function visit() {
  const router = createMemoryRouter(
    [
      { path: '/terminal', element: <TerminalPage /> },
      { path: '/login', element: <p>ingreso</p> },
      { element: <Guard />, children: [{ path: '/sistema/*', element: <p>adentro</p> }] },
    ],
    { initialEntries: ['/terminal'] },
  );
  setNavigator((to, options) => void router.navigate(to, options));
  renderApp(<RouterProvider router={router} />);
}
const enter = async (codigo: string) => {
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'a@power.test');
  await userEvent.type(screen.getByLabelText(/Código de dispositivo/), codigo);
  await userEvent.click(screen.getByRole('button', { name: 'Entrar al terminal' }));
};

test('a code lets a profile of the warehouse into the phone alone, and out again to its own entrance', async () => {
  server = fakeServer(({ path }) => {
    if (path.includes('login')) return { body: { ok: true, auth: true, token: 'a.b.c', equipo: 'e' } };
    return { body: path.includes('info') ? { auth: true, user: hand } : { ok: true, acceso: true } };
  });
  visit();
  await enter('ABCD2345');
  expect(await screen.findByText('adentro')).toBeInTheDocument();
  expect(server.received.find(({ path }) => path.includes('login'))!.body).toMatchObject({
    password: 'ABCD2345',
    cliente: 'dispositivo',
  });
  expect(onTerminal()).toBe(true);
  expect(homeOf(hand as never)).toBe('/sistema/bodega');
  const routes = menuFor(hand as never).flatMap(({ entradas }) => entradas.map(({ ruta }) => ruta));
  expect(routes).toContain('bodega');
  expect(routes).not.toContain('lista-de-precios');
  await act(signOut);
  expect(await screen.findByRole('button', { name: 'Entrar al terminal' })).toBeInTheDocument();
  expect(readToken()).toBeUndefined();
});

test('a code that is not taken is told in words, and the same profile without one stays outside', async () => {
  const mensaje = 'El código no corresponde a ese correo, ya se usó o venció. Pide uno nuevo al Jefe de Bodega.';
  server = fakeServer(({ path }) => ({
    body: path.includes('login')
      ? { ok: false, auth: false, codigo: 'CREDENCIALES', mensaje }
      : { ok: true, acceso: true },
  }));
  visit();
  await enter('MALO');
  expect(await screen.findByRole('alert')).toHaveTextContent(mensaje);
  expect(onTerminal()).toBe(false);
  setTerminal(false);
});
