import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { formatMillions } from '../ui/format/numbers.ts';
import { renderApp } from '../testing/render.tsx';
import { GlobalBoard } from './global-board.tsx';

test('a board that did not come says why, and comes when it is asked for again', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  let broken = true;
  const server = fakeServer(() =>
    broken
      ? { status: 500, body: { ok: false, mensaje: 'Falla del servidor' } }
      : { body: { ok: true, oportunidades: [], total_oportunidades: 0, columnas: [] } },
  );
  const board = <GlobalBoard month={{ year_cierre: 2026, mes_cierre: 11 }} />;
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: board }])} />);
  const again = await screen.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findAllByText('Ninguna oportunidad')).toHaveLength(4);
  server.restore();
});

test('a board that has no room for all says of each column how many it has, what they come to, and how many stand in the list', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  const card = { _id: '1', number: 1, cotizacion: 8, cotizacion_estado: null, cliente_nombre: 'Andes', porcentaje: 20 };
  const more = { usuario: 'u', usuario_nombre: 'Ana', monto_total: 7e6, next_step: null, fechaAccion: null };
  const server = fakeServer(() => ({
    body: {
      ok: true,
      oportunidades: [{ ...card, ...more, perdida: false, pedido: null }],
      total_oportunidades: 1204,
      columnas: [
        { porcentaje: 20, cantidad: 1201, monto: 9e9 },
        { porcentaje: 0, cantidad: 3, monto: 1e6 },
      ],
    },
  }));
  const board = <GlobalBoard month={{ year_cierre: 2026, mes_cierre: 11 }} />;
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: board }])} />);
  const column = within(await screen.findByRole('region', { name: '20% Entregada' }));
  expect(column.getByText('1.201 oportunidades')).toBeTruthy();
  expect(column.getByText(formatMillions(9e9))).toBeTruthy();
  expect(column.getByText('1.200 más en la lista')).toBeTruthy();
  // A column whose opportunities are all beyond is not an empty one.
  const lost = within(screen.getByRole('region', { name: 'Oportunidad Perdida' }));
  expect(lost.getByText('3 más en la lista')).toBeTruthy();
  expect(lost.queryByText('Ninguna oportunidad')).toBeNull();
  expect(server.received.map(({ body }) => body.forecastID)).toEqual(['global.2026-11']);
  server.restore();
});
