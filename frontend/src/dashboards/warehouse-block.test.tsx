import { MemoryRouter } from 'react-router-dom';
import { currentUser, type CurrentUser } from '../access/current-user.ts';
import { renderApp } from '../testing/render.tsx';
import { WarehouseBlock } from './warehouse-block.tsx';

beforeEach(() => currentUser.set({ _id: 'u', perfiles: { perfil: 'Bodega' }, permisos: {} } as CurrentUser));
afterEach(() => currentUser.set(undefined));

const order = (number: number) => ({
  number,
  client: `Cliente ${number}`,
  tipo: 'EN SALA',
  since: '2026-01-05T12:00:00.000Z',
  bodega: undefined,
  hand: undefined,
  own: false,
});

test.each([
  [6, '1'],
  [7, '2'],
])('%i cards stand in %s column(s): no empty one beside the first', (count, columns) => {
  const orders = Array.from({ length: count }, (_, n) => order(n + 1));
  const { container } = renderApp(
    <MemoryRouter>
      <WarehouseBlock heading="En Proceso" orders={orders} works={false} empty="Nada" />
    </MemoryRouter>,
  );
  expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', columns);
});
