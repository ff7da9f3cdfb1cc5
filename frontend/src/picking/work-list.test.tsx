import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../api/query-client.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { WorkList } from './work-list.tsx';

const row = (number: number, estatus: string, picking_usuario: string | null) => ({
  _id: String(number),
  number,
  estatus,
  cliente_nombre: 'Ñandú SpA',
  tipo_entrega: 'EN SALA',
  estatus_at: '2026-01-05T12:00:00.000Z',
  pickeadas: 0,
  unidades: 3,
  lineas: 1,
  bodega_entrega: 'BOD',
  picking_usuario,
  picking_pausado: false,
  con_faltantes: false,
});
let server: ReturnType<typeof fakeServer>;
beforeEach(() => queryClient.clear());
afterEach(() => server.restore());

test('who was a moment too late reads why above the list, without a dialog to close, and sees who has it', async () => {
  let taken = false;
  server = fakeServer((r) => {
    if (r.body.accion !== 'tomar')
      return {
        body: {
          propios: [],
          pendientes: taken ? [] : [row(7, 'Pendiente Picking', null)],
          otros: taken ? [row(7, 'En Picking', 'Raúl')] : [],
          cuantos_pendientes: taken ? '0' : '1',
        },
      };
    taken = true;
    return {
      body: {
        ok: false,
        codigo: 'PICKING_DE_OTRO',
        titulo: 'Picking',
        mensaje: 'El Pedido N° 7 ya fue tomado por Raúl.',
      },
    };
  });
  const opened: number[] = [];
  renderApp(<WorkList done={undefined} onOpen={(number) => opened.push(number)} />);
  await userEvent.dblClick(await screen.findByRole('button', { name: /^7/ }));
  expect(await screen.findByRole('status')).toHaveTextContent('El Pedido N° 7 ya fue tomado por Raúl.');
  await waitFor(() => expect(screen.getByRole('region', { name: 'En manos de otros' })).toHaveTextContent('Raúl'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opened).toEqual([]);
  expect(server.received.filter((r) => r.body.accion === 'tomar')).toHaveLength(1);
});

const scan = (code: string) =>
  act(async () => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

test('the number of an order, read from its label or its list, opens it; goods to put back are a task of their own', async () => {
  server = fakeServer((r) =>
    r.body.accion === 'tomar'
      ? { body: { ok: true, mensaje: '', version: 1, posicion: '1' } }
      : {
          body: {
            propios: [],
            devolver: [row(8, 'Anulado', null)],
            pendientes: [row(7777, 'Pendiente Picking', null)],
            otros: [],
            cuantos_pendientes: '240',
          },
        },
  );
  const opened: number[] = [];
  renderApp(<WorkList done={undefined} onOpen={(number) => opened.push(number)} />);
  await screen.findByRole('region', { name: 'Por devolver' });
  expect(screen.getByRole('heading', { name: 'Pendientes 1 de 240' })).toBeInTheDocument();
  await scan('P|7777');
  await scan('7777');
  await scan('P|8');
  await waitFor(() => expect(opened).toEqual([7777, 7777, 8]));
  await scan('HOLA');
  expect(await screen.findByText('HOLA no es el número de un pedido')).toBeInTheDocument();
  expect(server.received.filter((r) => r.body.accion === 'tomar').map((r) => r.body.pedido)).toEqual([7777, 7777]);
});

test('of another moment the list is looked at: nothing is taken, by hand or by a scan', async () => {
  server = fakeServer(() => ({
    body: {
      propios: [row(6, 'En Picking', 'Yo')],
      pendientes: [row(7, 'Pendiente Picking', null)],
      otros: [],
      cuantos_pendientes: '1',
    },
  }));
  renderApp(<WorkList done={undefined} onOpen={undefined} />);
  expect(await screen.findByText('7')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/Tomar|Seguir/)).toBeNull();
  await scan('7');
  expect(server.received.filter((r) => r.body.accion === 'tomar')).toEqual([]);
});

test('orders of one warehouse are put together to a round: what is not in hand yet is taken, in the order chosen', async () => {
  const pending = (number: number, bodega_entrega = 'BOD') => ({
    ...row(number, 'Pendiente Picking', null),
    bodega_entrega,
  });
  server = fakeServer((r) =>
    r.body.accion === 'tomar'
      ? { body: { ok: true, mensaje: '', version: 1, posicion: '1' } }
      : {
          body: {
            propios: [row(6, 'En Picking', 'Yo')],
            devolver: [],
            pendientes: [pending(71), pending(72, 'NOR'), pending(73)],
            otros: [],
            cuantos_pendientes: '3',
          },
        },
  );
  const opened: (readonly number[])[] = [];
  renderApp(<WorkList done={undefined} onOpen={(...numbers) => opened.push(numbers)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Varios a la vez' }));
  await userEvent.click(screen.getByRole('button', { name: /^73/ }));
  expect(screen.getByRole('button', { name: 'Elige al menos dos pedidos' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^72/ }));
  expect(screen.getByRole('status')).toHaveTextContent('El Pedido N° 72 sale de NOR y el recorrido es en BOD');
  await scan('P|71');
  await userEvent.click(screen.getByRole('button', { name: /^6/ }));
  expect(screen.getByRole('button', { name: /^71/ })).toHaveTextContent('Bolsa B');
  // Tapped again it is out of it.
  await userEvent.click(screen.getByRole('button', { name: /^71/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Partir con 2 pedidos' }));
  await waitFor(() => expect(opened).toEqual([[73, 6]]));
  expect(server.received.filter((r) => r.body.accion === 'tomar').map((r) => r.body.pedido)).toEqual([73]);
});
