import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { GlobalBoard } from './global-board.tsx';

test('a board that did not come says why, and comes when it is asked for again', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  let broken = true;
  const server = fakeServer(() =>
    broken
      ? { status: 500, body: { ok: false, mensaje: 'Falla del servidor' } }
      : { body: { rows: [], lastRow: 0, total: '0' } },
  );
  const board = <GlobalBoard month={{ year_cierre: 2026, mes_cierre: 11 }} />;
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: board }])} />);
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findAllByText('Ninguna oportunidad')).toHaveLength(4);
  server.restore();
});
