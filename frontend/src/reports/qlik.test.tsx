import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component as Callback } from './qlik-callback.tsx';
import { Component as Qlik } from './qlik.tsx';

const embebido = {
  url: 'https://power.qlikcloud.test',
  app: 'ventas',
  integracion: 'web',
  token: 'firmado',
  state: 'estado',
};
function open(element: React.ReactNode, answer: (path: string) => unknown) {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  const server = fakeServer(({ path }) => {
    const body = answer(path);
    return body === undefined ? 'lost' : { body };
  });
  const routes = [
    { path: '/', element },
    { path: '/sistema/qlik', element: <p>La aplicación</p> },
  ];
  renderApp(<RouterProvider router={createMemoryRouter(routes)} />);
  return server;
}

test('the app is shown once the person is signed in to it by our signature', async () => {
  const server = open(<Qlik />, (path) => (path.includes('jwt-session') ? {} : { ok: true, embebido }));
  expect(await screen.findByTitle('Aplicación de Qlik')).toHaveAttribute(
    'src',
    'https://power.qlikcloud.test/single/?appid=ventas&qlik-web-integration-id=web',
  );
  const sent = server.received.find(({ path }) => path.includes('jwt-session'))!;
  expect(sent.headers.get('authorization')).toBe('Bearer firmado');
  server.restore();
});

test('where the browser keeps no session of Qlik the way leads through it and back with the state', async () => {
  const server = open(<Qlik />, (path) => (path.includes('jwt-session') ? undefined : { ok: true, embebido }));
  const link = await screen.findByRole('link', { name: 'Entrar en Qlik y volver' });
  const back = new URL(new URL(link.getAttribute('href')!).searchParams.get('returnto')!);
  expect([back.pathname, back.searchParams.get('state')]).toEqual(['/sistema/qlik/callback', 'estado']);
  server.restore();
});

test('without configuration our own report stands there', async () => {
  const server = open(<Qlik />, (path) =>
    path.includes('qlik') ? { ok: true, embebido: null } : { ok: true, grupos: [{ f: ['Dahua'], c: [], v: [1] }] },
  );
  expect(await screen.findByText('Qlik no está configurado: este informe usa los mismos datos')).toBeInTheDocument();
  server.restore();
});

test('what the server refuses is said, and asked for again', async () => {
  let refused = true;
  const server = open(<Qlik />, (path) =>
    path.includes('qlik')
      ? refused
        ? { ok: false, mensaje: 'Qlik no responde' }
        : { ok: true, embebido: null }
      : { ok: true, grupos: [] },
  );
  expect(await screen.findByText('Qlik no responde')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Qlik' })).toBeInTheDocument();
  refused = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Qlik no está configurado: este informe usa los mismos datos')).toBeInTheDocument();
  server.restore();
});

test('the way back goes on when it is ours, says so when it is not, and leaves nothing in the address', async () => {
  window.history.replaceState({}, '', '/sistema/qlik/callback?state=estado&code=secreto');
  let server = open(<Callback />, () => ({ ok: true }));
  expect(await screen.findByText('La aplicación')).toBeInTheDocument();
  expect(location.search).toBe('');
  expect(server.received[0]!.body).toEqual({ state: 'estado' });
  server.restore();
  window.history.replaceState({}, '', '/sistema/qlik/callback?state=ajeno');
  server = open(<Callback />, () => ({ ok: false, titulo: 't', mensaje: 'Venció o no partió de tu sesión.' }));
  expect(await screen.findByText('Venció o no partió de tu sesión.')).toBeInTheDocument();
  await waitFor(() => expect(location.search).toBe(''));
  server.restore();
});
