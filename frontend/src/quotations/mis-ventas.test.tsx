import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { today } from '../ui/format/times.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './mis-ventas.tsx';

const stretch = (cotizado: number) => ({ cotizado, cotizaciones: 1, pedido: 0, pedidos: 0, facturado: 0 });
const row = { number: 1524, cliente_nombre: 'Alarmas Sur', validez: '2026-11-23', total: 1190, abierta: null };

const YEAR = Number(today().slice(0, 4));
const action = (_id: string, fechaAccion: string) => ({ _id, fechaAccion, cliente_nombre: 'Alarmas', next_step: _id });
const late = action('Llamar', `${YEAR - 1}-12-22`);
const next = action('Visitar', `${YEAR + 1}-01-03`);

test('figures beside the same moment before, and what asks for something next; each opens its list', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Ejecutivo de Ventas' }, permisos: {} } as unknown as CurrentUser);
  const server = fakeServer(({ path, body }) => {
    if (path.includes('misventas'))
      return {
        body: { ok: true, hoy: stretch(3e6), ayer: stretch(1e6), mes: stretch(9e6), mes_anterior: stretch(9e6) },
      };
    if (JSON.stringify(body.filterModel).includes('fechaAccion'))
      return { body: { ok: true, rows: [late, next], lastRow: 2 } };
    const waiting = JSON.stringify(body.filterModel).includes('validez');
    return { body: { ok: true, rows: waiting ? [row] : [], lastRow: waiting ? 1 : 0 } };
  });
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Component /> }])} />);
  const today = await screen.findByRole('link', { name: /Cotizado hoy/ });
  expect(today).toHaveTextContent('MM$ 3,0');
  expect(today).toHaveTextContent('respecto de MM$ 1,0 ayer a esta hora');
  expect(today.getAttribute('href')).toContain('/sistema/listado-cotizaciones?');
  // The figures leave out what was cancelled, and so do their lists.
  for (const [figure, gone, there] of [
    ['Cotizado hoy', 'Anulada', 'Expirada'],
    ['Cotizado en el mes', 'Anulada', 'Convertida'],
    ['Pedidos de hoy', 'Anulado', 'Entregado'],
    ['Pedidos del mes', 'Anulado', 'Entregado'],
  ] as const) {
    const href = decodeURIComponent(screen.getByRole('link', { name: new RegExp(figure) }).getAttribute('href')!);
    expect(href).not.toContain(gone);
    expect(href).toContain(there);
  }
  const soon = within(await screen.findByRole('region', { name: 'Por vencer' }));
  expect(await soon.findByRole('link', { name: /1524/ })).toHaveAttribute(
    'href',
    '/sistema/listado-cotizaciones?ncot=1524',
  );
  const actions = within(screen.getByRole('region', { name: 'Próximas acciones' }));
  // Of another year it is said, and what is late is marked as on the board of the forecast.
  const overdue = await actions.findByRole('link', { name: /Llamar/ });
  expect(overdue).toHaveTextContent(`22-12-${YEAR - 1}`);
  expect(within(overdue).getByLabelText('Atrasada')).toBeInTheDocument();
  const planned = actions.getByRole('link', { name: /Visitar/ });
  expect(planned).toHaveTextContent(`03-01-${YEAR + 1}`);
  expect(within(planned).queryByLabelText('Atrasada')).toBeNull();
  const waiting = within(screen.getByRole('region', { name: 'Esperan validación' }));
  expect(await waiting.findByText('Ningún precio espera validación.')).toBeInTheDocument();
  // Nobody without `margenes` is told of margins.
  expect(screen.queryByText(/Margen/)).not.toBeInTheDocument();
  server.restore();
});
