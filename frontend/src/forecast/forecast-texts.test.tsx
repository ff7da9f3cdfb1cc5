import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
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
    return { body: asked === 1 ? { ok: false } : { ok: true, pedidos: [] } };
  });
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ToInvoice /> }])} />);
  expect(await screen.findByText('La respuesta del servidor no fue exitosa')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ningún pedido de una oportunidad al 100% espera su factura.')).toBeInTheDocument();
  server.restore();
});
