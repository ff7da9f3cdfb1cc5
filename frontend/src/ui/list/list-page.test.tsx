import { gridReply, gridRequest } from '@power/domain/kernel/grid';
import { defineQuery, everyone } from '@power/domain/kernel/query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { topics } from '../../live/socket.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPhone } from '../../testing/phone.ts';
import { renderApp } from '../../testing/render.tsx';
import { httpNameOf } from '../../api/call-error.ts';
import { idColumn, textColumn } from './columns.tsx';
import { ListPage } from './list-page.tsx';
import { listHref } from './list-state.ts';
import { onlyNamed } from './list-tabs.tsx';

const query = defineQuery({
  name: 'order-grid',
  context: 'orders',
  path: '/pedido_ventas/listar',
  accion: 'grid',
  access: { perfiles: 'todos' },
  reads: [],
  scope: everyone,
  summary: 'Grilla',
  request: gridRequest('grid'),
  reply: gridReply(z.object({ _id: z.string(), number: z.number(), cliente: z.string() })),
});
interface Row {
  _id: string;
  number: number;
  cliente: string;
}
const columns = [idColumn<Row>('number', 'N°'), textColumn<Row>('cliente', 'Cliente')];
let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

function visit(href: string, more: object = {}) {
  const router = createMemoryRouter(
    [
      {
        path: '/pedidos',
        element: (
          <ListPage
            name="prueba"
            title="Pedidos"
            context="De su validación a su entrega."
            unit={['pedido', 'pedidos']}
            query={query}
            columns={columns as never}
            rowId={(r) => r._id}
            empty={{ title: 'Todavía no hay pedidos', hint: 'Crea el primero.' }}
            {...more}
          />
        ),
      },
    ],
    { initialEntries: [href] },
  );
  renderApp(<RouterProvider router={router} />);
  return router;
}

const cliente = { filterType: 'text', type: 'contains', filter: 'ñuble' };

test('the filters of the address are asked for, shown as chips, and cleared together', async () => {
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  const router = visit(
    listHref('/pedidos', { filterModel: { cliente }, quick: 'norte', sort: [{ colId: 'number', sort: 'desc' }] }),
  );
  expect(await screen.findByText('No hay pedidos con estos filtros')).toBeInTheDocument();
  const asked = () => server.received.filter(({ body }) => body.accion === 'grid');
  expect(asked()[0]!.body).toEqual({
    accion: 'grid',
    startRow: 0,
    endRow: 20,
    sortModel: [{ colId: 'number', sort: 'desc' }],
    filterModel: { cliente },
    quickFilter: 'norte',
  });
  expect(screen.getByText('Cliente: contiene ñuble')).toBeInTheDocument();
  expect(screen.getByText('0 pedidos')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Limpiar' })[0]!);
  expect(await screen.findByText('Todavía no hay pedidos')).toBeInTheDocument();
  await waitFor(() =>
    expect(asked().at(-1)!.body).toEqual({
      accion: 'grid',
      startRow: 0,
      endRow: 20,
      sortModel: [{ colId: 'number', sort: 'desc' }],
      filterModel: {},
    }),
  );
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('f')).toBeNull());
});

test('two changes within a moment both hold: none is made from what stood there when it was begun', async () => {
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  const router = visit(listHref('/pedidos', { filterModel: { cliente } }));
  await screen.findByText('No hay pedidos con estos filtros');
  await userEvent.type(screen.getByLabelText('Filtro rápido'), 'norte');
  await userEvent.click(screen.getByRole('button', { name: /^Quitar filtro Cliente/ }));
  const address = () => new URLSearchParams(router.state.location.search);
  await waitFor(() => expect(address().get('q')).toBe('norte'));
  expect(address().get('f')).toBeNull();
});

test('the space that was typed before a pause is there when the next word comes', async () => {
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  const router = visit('/pedidos');
  const field = await screen.findByLabelText('Filtro rápido');
  await userEvent.type(field, 'caja ');
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q')).toBe('caja'));
  await userEvent.type(field, 'fuerte');
  expect(field).toHaveValue('caja fuerte');
});

test('a filter by the key of what a column names says the name, and asks for the key', async () => {
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  const one = onlyNamed({ _id: 'eva-2', nombre: 'Eva Soto' });
  const named = textColumn<Row>('cliente', 'Cliente', { context: { filter: 'text', key: 'cliente_id' } });
  visit(listHref('/pedidos', { filterModel: { cliente_id: one } }), { columns: [columns[0], named] });
  expect(await screen.findByText('Cliente: Eva Soto')).toBeInTheDocument();
  await waitFor(() =>
    expect(server.received.find(({ body }) => body.accion === 'grid')!.body.filterModel).toEqual({
      cliente_id: { filterType: 'set', values: ['eva-2'], nombres: ['Eva Soto'] },
    }),
  );
});

test('a page after the first carries the cursor of the one before', async () => {
  const page = (start: number) =>
    Array.from({ length: 20 }, (_, n) => ({ _id: String(start + n), number: start + n, cliente: 'Ana' }));
  server = fakeServer(({ body }) => ({
    body: { rows: page(Number(body.startRow)), lastRow: null, cursor: `c${String(body.endRow)}` },
  }));
  visit('/pedidos');
  expect(await screen.findByText('más de 10.000 pedidos')).toBeInTheDocument();
  for (const { body } of server.received.slice(1))
    if (Number(body.startRow) > 0) expect(body.cursor).toBe(`c${String(body.startRow)}`);
});

test.each([
  ['La lista no se pudo cargar', {}],
  ['HTTP 500', { failure: httpNameOf }],
])('a page that fails says so (%s), what the server said of it, and lets it be tried again', async (title, more) => {
  let status = 500;
  server = fakeServer(() =>
    status === 500
      ? { status, body: { mensaje: 'El servidor no pudo responder. Código a1.' } }
      : { body: { rows: [], lastRow: 0 } },
  );
  visit('/pedidos', more);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(/El servidor no pudo responder. Código a1./)).toBeInTheDocument();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Todavía no hay pedidos')).toBeInTheDocument();
  expect(screen.queryByText(title)).toBeNull();
});

test.each([
  ['a wide screen', 1],
  ['a phone, where a list has cards,', 0],
])('of a list without a file %s has the menu of columns, density and file %s times', async (where, menus) => {
  onPhone(where !== 'a wide screen');
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  visit('/pedidos');
  expect(await screen.findByText('Todavía no hay pedidos')).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Más acciones de la lista' })).toHaveLength(menus);
});

test('on a phone the sign of the filters says how many are in use', async () => {
  onPhone(true);
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  const filter = { filterType: 'text', type: 'contains', filter: 'sur' } as const;
  visit(listHref('/pedidos', { filterModel: { number: filter, cliente: filter } }));
  expect(await screen.findByRole('button', { name: 'Filtros 2' })).toHaveTextContent(/^2$/);
});

test('an empty list offers its action once', async () => {
  server = fakeServer(() => ({ body: { rows: [], lastRow: 0 } }));
  visit('/pedidos', { action: <button type="button">Crear pedido</button> });
  expect(await screen.findByText('Crea el primero.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Crear pedido' })).toHaveLength(1);
});

/** The list of a job that can be told to be done. */
function Filled() {
  const [progress, setProgress] = useState('En proceso 25');
  return (
    <>
      <button type="button" onClick={() => setProgress('Listo 45')}>
        terminar
      </button>
      <ListPage
        name="informe"
        title="Informe"
        context="Lo que un proceso llena."
        unit={['producto', 'productos']}
        query={query}
        topic="informe"
        columns={columns as never}
        rowId={(r) => r._id}
        progress={progress}
        empty={{ title: 'Todavía no hay productos', hint: 'Llegan solos.' }}
      />
    </>
  );
}

test('given rows of a job that came meanwhile, the largest first → all are there when it says that it is done', async () => {
  let has = Array.from({ length: 25 }, (_, n) => ({ _id: String(n), number: n, cliente: 'Ana' }));
  server = fakeServer(({ body }) => ({
    body: { rows: has.slice(Number(body.startRow), Number(body.endRow)), lastRow: has.length },
  }));
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Filled /> }])} />);
  expect(await screen.findByText('25 productos')).toBeInTheDocument();
  has = [...Array.from({ length: 20 }, (_, n) => ({ _id: String(100 + n), number: 100 + n, cliente: 'Ana' })), ...has];
  act(() => topics.emit('informe', { tema: 'informe', clave: '119', op: 'insert' }));
  expect(await screen.findByText('45 productos')).toBeInTheDocument();
  has = [{ _id: '200', number: 200, cliente: 'Ana' }, ...has];
  await userEvent.click(screen.getByRole('button', { name: 'terminar' }));
  expect(await screen.findByText('46 productos')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /nuevos?$/ })).not.toBeInTheDocument();
});
