import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './dashboard-ia.tsx';

const TITLES = ['Temas', 'Consultas por período', 'Días y horas', 'Descargas de la app', 'Pesos Mobile', 'Consultas'];

test('a block whose figures do not come says why and asks again; none stays blank', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  let broken = true;
  const server = fakeServer(({ path }) => {
    if (broken) return { status: 500, body: { ok: false, mensaje: 'Falla del servidor' } };
    return path.includes('puntos')
      ? { body: { ok: true, ganados: 10, usados: 4, vencidos: 1, saldo: 5, clientes: 2 } }
      : { status: 500, body: { ok: false, mensaje: 'Falla del servidor' } };
  });
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);
  for (const title of TITLES) {
    const block = await screen.findByRole('region', { name: title });
    expect(await within(block).findByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  }
  broken = false;
  const points = screen.getByRole('region', { name: 'Pesos Mobile' });
  await userEvent.click(within(points).getByRole('button', { name: 'Reintentar' }));
  expect(await within(points).findByText('Saldo')).toBeInTheDocument();
  server.restore();
});
