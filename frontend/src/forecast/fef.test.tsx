import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './fef.tsx';

function open(sellers: { status?: number; body: unknown }) {
  queryClient.clear();
  currentUser.set({
    _id: 'u',
    nombre: 'Ana',
    perfiles: { perfil: 'Administrador' },
    permisos: {},
  } as unknown as CurrentUser);
  const server = fakeServer(({ path }) => (path.includes('usuarios') ? sellers : { body: { ok: true } }));
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);
  return server;
}

test('a company without sellers is told so', async () => {
  const empty = open({ body: { usr_ejecutivo: [] } });
  expect(await screen.findByText('Todavía no hay ejecutivos')).toBeInTheDocument();
  empty.restore();
});

test('a list of sellers that did not come is asked for again', async () => {
  const broken = open({ status: 500, body: { ok: false, mensaje: 'Falla' } });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  broken.restore();
});
