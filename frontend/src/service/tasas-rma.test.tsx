import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './tasas-rma.tsx';

test('of what was not sold a dash is shown, and another grouping is asked for', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  const figures = { casos: 1, falladas: 2, vendidas: 0, tasa: null };
  const server = fakeServer(() => ({
    body: {
      ok: true,
      filas: [
        { clave: '1', nombre: 'PN-1', marca: 'Hik', casos: 3, falladas: 4, vendidas: 200, tasa: 2 },
        { clave: '2', nombre: 'PN-2', marca: 'APC', ...figures },
      ],
      total: { casos: 4, falladas: 6, vendidas: 200, tasa: 3 },
    },
  }));
  const page = createMemoryRouter([{ path: '/', element: <Component /> }], {
    initialEntries: ['/?desde=2026-01-01&hasta=2026-06-30'],
  });
  renderApp(<RouterProvider router={page} />);
  const unsold = within((await screen.findByRole('rowheader', { name: 'PN-2' })).closest('tr')!);
  expect(unsold.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['APC', '1', '2', '0', '–']);
  await userEvent.click(screen.getByRole('radio', { name: 'Marca' }));
  await waitFor(() =>
    expect(server.received.at(-1)!.body).toMatchObject({ desde: '2026-01-01', hasta: '2026-06-30', por: 'marca' }),
  );
  server.restore();
});
