import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './fef.tsx';

function open(sellers: { status?: number; body: unknown }, search = '', forecast: object = { ok: true }) {
  queryClient.clear();
  currentUser.set({
    _id: 'u',
    nombre: 'Ana',
    perfiles: { perfil: 'Administrador' },
    permisos: {},
  } as unknown as CurrentUser);
  const server = fakeServer(({ path }) => (path.includes('usuarios') ? sellers : { body: forecast }));
  renderApp(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Component /> }], { initialEntries: [`/${search}`] })}
    />,
  );
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

const REFUSED = { ok: false, codigo: 'FORECAST_NO_EXISTE', mensaje: 'El forecast no existe o no está a tu cargo.' };
const PEOPLE = { body: { usr_ejecutivo: [{ _id: 's', nombre: 'Rodrigo' }] } };

test('a forecast that did not come is headed by whose it was asked for', async () => {
  const known = open(PEOPLE, '?ejecutivo=s&mes=2026-11&vista=facturar', REFUSED);
  expect(await screen.findByText('Rodrigo · Noviembre 2026')).toBeInTheDocument();
  known.restore();
});

test('a forecast of nobody is not headed by whoever asks', async () => {
  const nobody = open(PEOPLE, '?ejecutivo=nadie&mes=2026-10&vista=facturar', REFUSED);
  expect(await screen.findByText('Octubre 2026', { selector: ':not(button *)' })).toBeInTheDocument();
  expect(screen.queryByText(/Ana/)).toBeNull();
  nobody.restore();
});
