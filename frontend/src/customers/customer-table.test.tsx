import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { currentUser, type CurrentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { CustomerOrders } from './customer-orders.tsx';

const row = {
  _id: '1',
  number: 15010,
  estatus: 'Entregado',
  total: 1190,
  ejecutivo_nombre: 'Ana',
  createdAt: '2026-01-02T12:00:00.000Z',
};
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  queryClient.clear();
  server = fakeServer(() => ({ body: { rows: [row], lastRow: 31 } }));
});
afterEach(() => server.restore());

const shownTo = async (perfil: string): Promise<void> => {
  currentUser.set({ perfiles: { perfil }, permisos: {}, concesiones: [] } as unknown as CurrentUser);
  renderApp(
    <MemoryRouter>
      <CustomerOrders id="c1" legalcode="76.086.428-5" />
    </MemoryRouter>,
  );
  await screen.findByText('15010');
};

test('the way to all orders of a customer is shown to whoever has their list', async () => {
  await shownTo('Administrador');
  expect(screen.getByRole('link', { name: 'Ver los 31 pedidos' })).toBeInTheDocument();
});

test('others are told how many there are, without a link that would refuse them', async () => {
  await shownTo('Marketing');
  expect(screen.queryByRole('link', { name: /Ver los/ })).not.toBeInTheDocument();
  expect(screen.getByText('Se muestran los 1 más recientes de 31.')).toBeInTheDocument();
});
