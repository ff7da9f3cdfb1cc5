import { permisosOf } from '@power/domain/kernel/perfiles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../../../access/current-user.ts';
import { orderGrid } from '../../../calls/orders.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render.tsx';
import { idColumn, textColumn } from '../columns.tsx';
import { ListPage } from '../list-page.tsx';

interface Row {
  _id: string;
  number: number;
  cliente: string;
}
const columns = [idColumn<Row>('number', 'N°'), textColumn<Row>('cliente', 'Cliente')];
const MONDAY = '2026-03-02T12:00:00.000Z';
const opened: unknown[] = [];
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  currentUser.set({
    _id: 'u',
    perfiles: { perfil: 'Administrador' },
    permisos: permisosOf('Administrador'),
  } as CurrentUser);
  opened.length = 0;
  server = fakeServer(({ body }) => ({ body: body.accion === 'lista' ? found(String(body.movimiento)) : empty }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

const empty = { rows: [], lastRow: 0 };
const rows = [
  { clave: '3', movimiento: 'entro', fila: { _id: '3', number: 3, cliente: 'Alarmas Ltda.' }, cambios: [] },
  {
    clave: '2',
    movimiento: 'cambio',
    fila: { _id: '2', number: 2, cliente: 'Sur S.A.' },
    cambios: [{ campo: 'estatus', etiqueta: 'Estado', antes: 'Picking', despues: 'Despachado' }],
  },
  { clave: '4', movimiento: 'salio', fila: { _id: '4', number: 4, cliente: 'Norte S.A.' }, cambios: [] },
];
const found = (kind: string) => ({
  ok: true,
  desde: MONDAY,
  hasta: MONDAY,
  entraron: 1,
  cambiaron: 1,
  salieron: 1,
  filas: kind === 'undefined' ? rows : rows.filter(({ movimiento }) => movimiento === kind),
});

function visit(href: string) {
  const page = (
    <ListPage
      name="prueba"
      title="Pedidos"
      context="De su validación a su entrega."
      unit={['pedido', 'pedidos']}
      query={orderGrid}
      columns={columns as never}
      rowId={(r) => r._id}
      onOpen={(row) => opened.push(row)}
      asOf
      empty={{ title: 'Todavía no hay pedidos', hint: 'Crea el primero.' }}
    />
  );
  const router = createMemoryRouter([{ path: '/pedidos', element: page }], { initialEntries: [href] });
  renderApp(<RouterProvider router={router} />);
  return router;
}
const asked = () => server.received.filter(({ body }) => body.accion === 'lista').map(({ body }) => body);

test('a link with a moment shows what came, changed and left since, under the filters of the list', async () => {
  visit(`/pedidos?q=sur&comparar=${MONDAY}`);
  const dialog = await screen.findByRole('dialog', { name: 'Qué cambió en Pedidos' });
  const items = await within(dialog).findAllByRole('listitem');
  expect(items.map((item) => item.textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    'Entró3 Alarmas Ltda.',
    'Cambió2 Sur S.A.EstadoPicking Despachado',
    'Salió4 Norte S.A.',
  ]);
  expect(asked()[0]).toEqual({
    accion: 'lista',
    lista: '/pedido_ventas/listar grid',
    desde: MONDAY,
    filterModel: {},
    sortModel: [],
    quickFilter: 'sur',
    pagina: 0,
  });
  await userEvent.click(within(items[0]!).getByRole('button'));
  expect(opened).toEqual([rows[0]!.fila]);
  expect(within(items[2]!).queryByRole('button')).toBeNull();
  await userEvent.click(within(dialog).getByText('Salieron 1'));
  expect((await within(dialog).findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Salió4 Norte S.A.',
  ]);
});

test('it begins at the clock of the list, a week back, and the address says so', async () => {
  const router = visit('/pedidos');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver al día…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comparar…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Qué cambió en Pedidos' });
  const since = Date.parse(new URLSearchParams(router.state.location.search).get('comparar')!);
  expect(Math.round((Date.now() - since) / 86_400_000)).toBe(7);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Hasta: ahora/ }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Ayer' })).at(-1)!);
  expect(router.state.location.search).toContain('hasta=');
  await userEvent.keyboard('{Escape}');
});
