import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { Component } from './mis-ventas.tsx';

const stretch = (cotizado: number) => ({ cotizado, cotizaciones: 1, pedido: 0, pedidos: 0, facturado: 0 });
const row = { number: 501, cliente_nombre: 'Alarmas Sur', validez: '2026-11-23', total: 1190, abierta: null };

test('figures beside the same moment before, and what asks for something next; each opens its list', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Ejecutivo de Ventas' }, permisos: {} } as unknown as CurrentUser);
  const server = fakeServer(({ path, body }) => {
    if (path.includes('misventas'))
      return {
        body: { ok: true, hoy: stretch(3e6), ayer: stretch(1e6), mes: stretch(9e6), mes_anterior: stretch(9e6) },
      };
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
  expect(await soon.findByRole('link', { name: /501/ })).toHaveAttribute(
    'href',
    '/sistema/listado-cotizaciones?ncot=501',
  );
  const waiting = within(screen.getByRole('region', { name: 'Esperan validación' }));
  expect(await waiting.findByText('Ningún precio espera validación.')).toBeInTheDocument();
  // Nobody without `margenes` is told of margins.
  expect(screen.queryByText(/Margen/)).not.toBeInTheDocument();
  server.restore();
});
