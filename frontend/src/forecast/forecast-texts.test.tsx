import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { QuotationCell } from './quotation-cell.tsx';
import { PercentBadge } from './percent-badge.tsx';
import { ToInvoice } from './to-invoice.tsx';

// Document 3 §9: 20 danger, 50 warning, 80 info, 90 success, 100 primary.
test.each([
  [20, 'danger', '20%'],
  [50, 'warn', '50%'],
  [80, 'info', '80%'],
  [90, 'ok', '90%'],
  [100, 'accent', '100%'],
])('the badge of %d is %s', (porcentaje, tone, text) => {
  renderApp(<PercentBadge porcentaje={porcentaje} />);
  expect(screen.getByText(text)).toHaveAttribute('data-tone', tone);
});

test('orders to be invoiced that the server does not answer are told in the words of the specification, and asked for again', async () => {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser);
  let asked = 0;
  const server = fakeServer(({ path }) => {
    if (!path.includes('porfacturar')) return { body: { ok: true } };
    asked += 1;
    return { body: asked === 1 ? { ok: false } : { ok: true, total_pedidos: 0, monto_total: 0, pedidos: [] } };
  });
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ToInvoice /> }])} />);
  expect(await screen.findByText('La respuesta del servidor no fue exitosa')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ningún pedido de una oportunidad al 100% espera su factura.')).toBeInTheDocument();
  server.restore();
});

test('orders to be invoiced are asked for by seller, and there are as many, and they come to as much, as the server says', async () => {
  queryClient.clear();
  const order = {
    number: 72,
    oportunidad: 'o-72',
    cotizacion: 72,
    cliente_nombre: 'Alarmas Sur',
    usuario: 'eva-2',
    usuario_nombre: 'Eva Soto',
    monto_total: 100,
    year_cierre: 2026,
    mes_cierre: 11,
    estatus: null,
  };
  const server = fakeServer(() => ({
    body: { ok: true, total_pedidos: 2001, monto_total: 200_100, pedidos: [order] },
  }));
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ToInvoice ejecutivo="eva-2" /> }])} />);
  expect(await screen.findByRole('link', { name: '72' })).toBeInTheDocument();
  expect(server.received.find(({ path }) => path.includes('porfacturar'))?.body.ejecutivo).toBe('eva-2');
  expect(screen.getByRole('heading', { name: 'Por facturar: $200.100' })).toBeInTheDocument();
  expect(screen.getByText('Se listan los 1 pedidos más antiguos de 2.001; el monto es de todos.')).toBeInTheDocument();
  server.restore();
});

test('a quotation that is over is told beside its number as long as the opportunity is followed', () => {
  const cell = { cotizacion: 501, cotizacion_estado: 'Anulada', perdida: false, pedido: null } as const;
  const { rerender } = renderApp(<QuotationCell {...cell} />);
  expect(screen.getByRole('img', { name: 'Cotización anulada' })).toBeInTheDocument();
  rerender(<QuotationCell {...cell} perdida />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('501')).toBeInTheDocument();
});
