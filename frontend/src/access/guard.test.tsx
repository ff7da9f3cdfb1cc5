import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { clearToken, readToken, storeToken } from '../api/session.ts';
import { SESSION_TEXTS } from '../api/session-faults.ts';
import { userInfo } from '../calls/access.ts';
import { setNavigator } from '../shell/navigation.shared.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { prompts } from '../ui/dialogs/prompts.ts';
import { currentUser } from './current-user.ts';
import { Guard } from './guard.tsx';
import { hasArrived, leave, signOut } from './session-end.ts';

let server: ReturnType<typeof fakeServer> | undefined;

beforeEach(() => {
  queryClient.clear();
  clearToken();
  currentUser.set(undefined);
  hasArrived();
});
afterEach(() => {
  for (const open of prompts.get()) open.resolve(undefined);
  server?.restore();
});

function visit(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Guard />,
        children: [
          { path: '/', element: <p>raíz</p> },
          { path: '/sistema/*', element: <p>adentro</p> },
        ],
      },
      { path: '/login', element: <p>ingreso</p> },
    ],
    { initialEntries: [path] },
  );
  setNavigator((to, options) => void router.navigate(to, options));
  history.replaceState(null, '', path);
  renderApp(<RouterProvider router={router} />);
  return router;
}

const user = (perfil: string) => ({
  body: { auth: true, user: { _id: 'u1', nombre: 'Ana', email: 'a@power.test', telefono: '', perfiles: { perfil } } },
});

test('without token a deep link goes to /login, says why and remembers the way back', async () => {
  const router = visit('/sistema/pedidos-globales?q=abc');
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(
    await screen.findByText('No proporcionaste o no existe token asociado a tu sesión. Por favor ingresa nuevamente'),
  ).toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('destino')).toBe('/sistema/pedidos-globales?q=abc');
});

test('without token the bare address goes to /login without a word, and knows where from', async () => {
  const router = visit('/');
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('destino')).toBe('/');
  expect(prompts.get()).toEqual([]);
});

test.each(['/sistema', '/sistema/landing'])('without token %s says so too', async (path) => {
  const router = visit(path);
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(
    await screen.findByText('No proporcionaste o no existe token asociado a tu sesión. Por favor ingresa nuevamente'),
  ).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

/** A token as far as a client reads it. */
const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub, sid: 's' }))}.x`;

test('a tab stops when somebody else signs in in another: it says so, and leaves their session alone', async () => {
  storeToken(tokenOf('u1'));
  server = fakeServer(() => user('Cobrador'));
  visit('/sistema/pedidos-cobrador');
  await screen.findByText('adentro');
  storeToken(tokenOf('u2'));
  act(() => leave(SESSION_TEXTS.general));
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(await screen.findByText('Otra persona ingresó en este navegador')).toBeInTheDocument();
  expect(
    screen.getByText('Esta pestaña era de Ana y se detuvo. Ingresa nuevamente para seguir con esa cuenta.'),
  ).toBeInTheDocument();
  expect(readToken()).toBe(tokenOf('u2'));
});

test('signing out in a tab whose session was replaced ends nobody else', async () => {
  storeToken(tokenOf('u1'));
  server = fakeServer(() => user('Cobrador'));
  visit('/sistema/pedidos-cobrador');
  await screen.findByText('adentro');
  storeToken(tokenOf('u2'));
  await act(() => signOut());
  expect(server.received.map((r) => r.path)).not.toContain('/accesos/logout');
  expect(readToken()).toBe(tokenOf('u2'));
});

test('a known session goes in', async () => {
  storeToken('t');
  server = fakeServer(() => user('Cobrador'));
  visit('/sistema/pedidos-cobrador');
  expect(await screen.findByText('adentro')).toBeInTheDocument();
  expect(server.received.map((r) => [r.path, r.body])).toEqual([['/usuarios/info', { accion: 'simple' }]]);
});

test.each([
  ['401', { status: 401, body: { mensaje: 'jwt expired' } }, 'Sesión expirada', 'Por favor ingrese nuevamente'],
  ['500', { status: 500 }, 'Error al traer la información', 'Por favor ingrese nuevamente'],
  ['auth false', { body: { auth: false, mensaje: 'Usuario inactivo' } }, 'Error de autenticación', 'Usuario inactivo'],
  [
    'auth false without words',
    { body: { auth: false } },
    'Error de autenticación',
    'Error al obtener datos del usuario',
  ],
  ['a refused profile', user('Asistente Bodega'), 'Error de autenticación', 'Perfil sin Autorización'],
  [
    'a profile without landing',
    user('Tecnico'),
    'Error de autenticación',
    'Su usuario no tiene autorización para ingresar al sistema',
  ],
])('user info answers %s: text, token gone, /login', async (_, answer, titulo, texto) => {
  storeToken('t');
  server = fakeServer(() => answer);
  visit('/sistema/landing');
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(await screen.findByText(titulo)).toBeInTheDocument();
  expect(screen.getByText(texto)).toBeInTheDocument();
  expect(readToken()).toBeUndefined();
});

test("'Cerrar sesión' ends it on the server and here, without a word about a missing token", async () => {
  storeToken('t');
  localStorage.setItem('x', '1');
  server = fakeServer(({ path }) => (path === '/usuarios/info' ? user('Cobrador') : { body: { ok: true } }));
  const router = visit('/sistema/pedidos-cobrador');
  await screen.findByText('adentro');
  await act(() => signOut());
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(server.received.at(-1)!.path).toBe('/accesos/logout');
  expect([readToken(), localStorage.length, router.state.location.search]).toEqual([undefined, 0, '']);
  expect(prompts.get()).toEqual([]);
});

test('whoever signs out is not told that the session ended, however fast the server tells all its tabs', async () => {
  storeToken('t');
  server = fakeServer(({ path }) => {
    if (path === '/accesos/logout') leave(SESSION_TEXTS.general);
    return path === '/usuarios/info' ? user('Cobrador') : { body: { ok: true } };
  });
  visit('/sistema/pedidos-cobrador');
  await screen.findByText('adentro');
  await act(() => signOut());
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect([prompts.get(), readToken()]).toEqual([[], undefined]);
});

test('a change that is told while the session ends asks for nothing in its name', async () => {
  storeToken('t');
  server = fakeServer(({ path }) => {
    if (path === '/accesos/logout') void call(userInfo, {});
    return path === '/usuarios/info' ? user('Cobrador') : { body: { ok: true } };
  });
  visit('/sistema/pedidos-cobrador');
  await screen.findByText('adentro');
  await act(() => signOut());
  expect(await screen.findByText('ingreso')).toBeInTheDocument();
  expect(server.received.map(({ path }) => path)).toEqual(['/usuarios/info', '/accesos/logout']);
});

test('a lost connection keeps the session and says so', async () => {
  storeToken('t');
  server = fakeServer(() => 'lost');
  visit('/sistema/landing');
  expect(await screen.findByText('Sin conexión con el servidor')).toBeInTheDocument();
  await waitFor(() => expect(readToken()).toBe('t'));
});
