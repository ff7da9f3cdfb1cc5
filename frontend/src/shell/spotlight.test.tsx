import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { MemoryRouter } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { ana, order } from '../testing/spotlight.ts';
import { Spotlight } from './spotlight-host.tsx';
import { openSpotlight, spotlightOpen } from './spotlight-store.ts';
import { SpotlightDialog } from './spotlight.tsx';

const line = { part_number: 'DS-1', cliente_nombre: 'Ñandú SpA', estatus: 'Entregado', cantidad: 3 };

afterEach(() => currentUser.set(undefined));

test('what was typed exactly comes first, then screens, then each kind in its order: serial numbers and products too', async () => {
  currentUser.set(ana);
  const server = fakeServer(({ body }) => {
    switch (body.accion) {
      case 'serial':
        return { body: { pedidos: [{ ...line, _id: 's', serie: '1042', number: 7 }] } };
      case 'codigo':
        return { body: { total: 240, pedidos: [{ ...line, _id: 'l', number: 8 }] } };
      case 'buscar':
        return { body: { unidades: [] } };
      case 'simple':
        return { body: { productos: [] } };
      default:
        return { body: body.pedido === undefined ? { clientes: [] } : { pedidos: [order(21042), order(1042)] } };
    }
  });
  renderApp(
    <MemoryRouter>
      <SpotlightDialog onClose={() => undefined} />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), '1042');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((o) => o.firstChild?.textContent)).toEqual([
      'Pedido N° 1042 · Ñandú SpA',
      'Serie 1042 · Pedido N° 7',
      'Pedido N° 21042 · Ñandú SpA',
      'Pedido N° 8 · Ñandú SpA',
    ]),
  );
  expect(screen.getByText('Pedidos con el producto · 6 de 240')).toBeInTheDocument();
  server.restore();
});

test('what is typed before the field is there is in it, and is no shortcut of the screen', async () => {
  currentUser.set(ana);
  const server = fakeServer(() => ({
    body: { clientes: [], pedidos: [], productos: [], registros: [], unidades: [] },
  }));
  renderApp(
    <MemoryRouter>
      <Spotlight />
    </MemoryRouter>,
  );
  act(openSpotlight);
  await userEvent.keyboard('hik');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Buscar' })).toHaveValue('hik'));
  act(() => spotlightOpen.set(false));
  server.restore();
});

test('whoever turns to another field with the mouse types there', async () => {
  currentUser.set(ana);
  spotlightOpen.set(true);
  const server = fakeServer(() => ({
    body: { clientes: [], pedidos: [], productos: [], registros: [], unidades: [] },
  }));
  renderApp(
    <MemoryRouter>
      <input aria-label="Otro" />
      <Spotlight />
    </MemoryRouter>,
  );
  const other = screen.getByRole('textbox', { name: 'Otro' });
  await userEvent.click(other);
  await userEvent.keyboard('x');
  expect(other).toHaveValue('x');
  act(() => spotlightOpen.set(false));
  server.restore();
});

test('a search that nobody answered says so beside what is known, and finds after a retry', async () => {
  currentUser.set(ana);
  let down = true;
  const server = fakeServer(({ body }) =>
    down
      ? 'lost'
      : {
          body: {
            ...{ clientes: [], productos: [], registros: [], rows: [], unidades: [] },
            pedidos: body.pedido ? [order(1042)] : [],
          },
        },
  );
  renderApp(
    <MemoryRouter>
      <SpotlightDialog onClose={() => undefined} />
    </MemoryRouter>,
  );
  const field = screen.getByRole('combobox', { name: 'Buscar' });
  await userEvent.type(field, '7');
  expect(screen.getByText('Escribe otra letra para buscar.')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '1042');
  expect(await screen.findByText(/No se pudo buscar en todo/)).toBeInTheDocument();
  expect(screen.queryByText(/No hay resultados/)).not.toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Pedido N° 1042 · Ñandú SpA')).toBeInTheDocument();
  expect(screen.queryByText(/No se pudo buscar/)).not.toBeInTheDocument();
  server.restore();
});

test('what may be begun is found by its name, and only by whom it is granted', async () => {
  const server = fakeServer(() => ({
    body: { clientes: [], pedidos: [], productos: [], registros: [], unidades: [] },
  }));
  const found = async (perfil: 'Administrador' | 'Cobrador') => {
    currentUser.set({ ...ana, perfiles: { perfil }, permisos: permisosOf(perfil) } as unknown as CurrentUser);
    const { unmount } = renderApp(
      <MemoryRouter>
        <SpotlightDialog onClose={() => undefined} />
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'nuev');
    const names = screen.queryAllByRole('option').map((o) => o.firstChild?.textContent);
    unmount();
    return names;
  };
  expect(await found('Administrador')).toEqual([
    'Nueva cotización',
    'Nuevo pedido',
    'Nuevo cliente',
    'Nuevo producto',
    'Nuevo usuario',
    'Nuevo RMA',
  ]);
  expect(await found('Cobrador')).toEqual([]);
  server.restore();
});

test('where there is more than is shown its heading says so, and so does the count', async () => {
  currentUser.set(ana);
  const server = fakeServer(({ body }) => ({
    body: {
      clientes: [],
      productos: [],
      registros: [],
      rows: [],
      unidades: [],
      pedidos: body.pedido === undefined ? [] : Array.from({ length: 7 }, (_, n) => order(9000 + n)),
    },
  }));
  renderApp(
    <MemoryRouter>
      <SpotlightDialog onClose={() => undefined} />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'ñandú');
  expect(await screen.findByText('Pedidos · hay más, sigue escribiendo')).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(6);
  expect(await screen.findByText('6 resultados a la vista, hay más')).toBeInTheDocument();
  server.restore();
});

test('finds a serial that left with no order: where it went and who took it', async () => {
  currentUser.set(ana);
  const salida = { documento: 'Reserva N° 3', destino: 'Alarmas Sur', persona: 'Juan', fecha: '2026-01-06T12:00:00Z' };
  const unit = { _id: '1-Y1', serie: 'Y1', codigo: 'PM1', part_number: 'DS-1', lugar: null, salida };
  const server = fakeServer(({ body }) => ({
    body: {
      ...{ clientes: [], productos: [], registros: [], rows: [], pedidos: [], total: 0, lastRow: 0 },
      unidades: body.serie === 'Y1' ? [unit] : [],
    },
  }));
  renderApp(
    <MemoryRouter>
      <SpotlightDialog onClose={() => undefined} />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Buscar' }), 'Y1');
  expect(await screen.findByText('Serie Y1 · DS-1')).toBeInTheDocument();
  expect(screen.getByText('La serie Y1 salió el 06-01-2026: Reserva N° 3, Alarmas Sur, Juan.')).toBeInTheDocument();
  server.restore();
});
