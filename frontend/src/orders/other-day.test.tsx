import { after, created } from '@power/domain/orders/order.testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { AsOf } from '../ui/format/as-of.ts';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { listHref } from '../ui/list/list-state.ts';
import { OrderTabs } from './order-tabs.tsx';
import { OrderSheetDialog } from './order-sheet.shared.tsx';

const asOf = '2026-01-05T15:00:00.000Z';
const order = { ...after([created({})]), version: 0, updatedAt: asOf, estatus_at: asOf };
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  queryClient.clear();
  currentUser.set({
    _id: 'u1',
    nombre: 'Ana',
    email: '',
    perfiles: { perfil: 'Administrador' },
    permisos: { validar: true },
  } as unknown as CurrentUser);
  server = fakeServer(({ path, body }) => ({
    body: path.endsWith('documentos/pedido')
      ? {
          ok: true,
          documento: order,
          acciones: body.asOf
            ? []
            : [
                { accion: 'validar', permitida: true },
                { accion: 'facturar', permitida: false, motivo: 'El pedido aún no está preparado' },
              ],
          principal: body.asOf ? null : 'validar',
        }
      : path.endsWith('dropdown')
        ? { resultadoDB: [] }
        : { rows: [], lastRow: 7 },
  }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

function visit(href: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/sistema/pedidos-globales',
        element: (
          <>
            <OrderTabs />
            <OrderSheetDialog number={order.number!} onClose={() => undefined} />
          </>
        ),
      },
    ],
    { initialEntries: [href] },
  );
  renderApp(<RouterProvider router={router} />);
  return router;
}
const asked = (path: string) => server.received.filter((r) => r.path === path).map((r) => r.body.asOf);

test('counters and the opened order are of the day that the list is of, and to read only', async () => {
  const router = visit(listHref('/sistema/pedidos-globales', { asOf }));
  expect(await screen.findByText('Como estaba el 05-01-2026 12:00')).toBeInTheDocument();
  await waitFor(() => expect(asked('/pedido_ventas/listar')).toHaveLength(8));
  expect(screen.getByRole('button', { name: /^Precios por aprobar/ })).toHaveTextContent('7');
  expect(new Set(asked('/pedido_ventas/listar'))).toEqual(new Set([asOf]));
  expect(asked('/documentos/pedido')).toEqual([asOf]);
  expect(screen.queryByRole('button', { name: 'Validar Pedido' })).toBeNull();
  expect(screen.queryByPlaceholderText('Escribe un comentario')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como está ahora' }));
  expect(await screen.findByRole('button', { name: 'Validar Pedido' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(await screen.findByRole('menuitem', { name: /Facturar/ })).toHaveTextContent(
    'El pedido aún no está preparado',
  );
  expect(router.state.location.search).toBe('');
  expect(asked('/documentos/pedido')).toEqual([asOf, undefined]);
});

test('ages count to that day', () => {
  renderApp(
    <AsOf value={asOf}>
      <ElapsedTime since="2026-01-05T13:55:00.000Z" variant="words" />
    </AsOf>,
  );
  expect(screen.getByRole('timer')).toHaveTextContent('1 h 05 min');
});
