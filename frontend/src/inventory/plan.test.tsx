import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { occupancyOf, PlanRacks } from './plan-racks.tsx';

const place = (codigo: string, more: object = {}) => ({
  codigo,
  bloque: 'BOD-R01',
  nivel: 1,
  tipo: 'picking',
  capacidad: 10,
  activo: true,
  unidades: 0,
  ...more,
});

test.each([
  [{}, 'vacia'],
  [{ unidades: 3 }, 'parcial'],
  [{ unidades: 10 }, 'llena'],
  [{ unidades: 99, capacidad: 0 }, 'parcial'],
  [{ unidades: 3, activo: false }, 'fuera'],
])('a place with %j is %s', (more, occupancy) => {
  expect(occupancyOf(place('BOD-R01-N1-P01', more) as never)).toBe(occupancy);
});

test('a rack stands with its floor below; a place that is searched for is lit, and a click opens it', async () => {
  const opened: string[] = [];
  renderApp(
    <PlanRacks
      racks={[{ codigo: 'BOD-R01', pasillo: 'A' }]}
      places={[place('BOD-R01-N1-P01', { unidades: 4 }) as never, place('BOD-R01-N2-P01', { nivel: 2 }) as never]}
      lit="BOD-R01-N2"
      open={undefined}
      onOpen={(codigo) => opened.push(codigo)}
    />,
  );
  expect(screen.getByRole('heading', { name: 'BOD-R01 · pasillo A' })).toBeInTheDocument();
  const [above, below] = screen.getAllByRole('button');
  expect(above).toHaveAccessibleName('BOD-R01-N2-P01, picking, vacía: 0 de 10');
  expect(above).toHaveAttribute('data-lit', 'true');
  expect(below).toHaveAccessibleName('BOD-R01-N1-P01, picking, con mercadería: 4 de 10');
  expect(below).not.toHaveAttribute('data-lit');
  await userEvent.click(below!);
  expect(opened).toEqual(['BOD-R01-N1-P01']);
});

test('a pattern is sent list by list in short steps, each with an id of its own', async () => {
  const server = fakeServer(({ body }) => {
    const { length } = body.filas as object[];
    return {
      body: {
        ok: true,
        mensaje: '',
        version: 1,
        posicion: '1',
        nuevos: length,
        modificados: 0,
        sin_cambio: 0,
        rechazados: [],
      },
    };
  });
  let closed = false;
  try {
    currentUser.set({ _id: 'u', perfiles: { perfil: 'Jefe de Bodega' } } as CurrentUser);
    renderApp(<PlanDialog bodega="BOD" onClose={() => (closed = true)} />);
    const racks = screen.getByRole('textbox', { name: /^Bloques/ });
    await userEvent.clear(racks);
    await userEvent.type(racks, '1');
    await userEvent.click(screen.getByRole('button', { name: 'Generar' }));
    await waitFor(() => expect(closed).toBe(true));
    const sent = server.received.filter(({ body }) => body.filas !== undefined);
    expect(sent.map(({ body }) => (body.filas as object[]).length)).toEqual([1, 5, 100, 100]);
    expect((sent[2]!.body.filas as object[])[0]).toMatchObject({ valores: { codigo: 'BOD-R01-N1-P01' } });
  } finally {
    server.restore();
  }
});
