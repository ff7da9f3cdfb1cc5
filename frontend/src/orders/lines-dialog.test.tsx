import { after, created, goods, lineOf } from '@power/domain/orders/order.testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../api/query-client.ts';
import { fakeServer, type Received } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { LinesDialog } from './lines-dialog.tsx';
import { copyOf } from './order-draft.ts';
import { SplitDialog } from './split-dialog.tsx';

const order = {
  ...after([created({ productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 1)] })]),
  version: 4,
  updatedAt: '',
  estatus_at: '',
};
const PRICES = { tier_3_calculo: 900, tienda: 1500, mobile: 1400, silver: 1300, gold: 1200, platinum: 1100 };
const stock = [{ bodega: 'Central', fisico: 9, disponible: 9 }];
const answer = ({ path, body }: Received) => {
  if (path.includes('traerunpedido')) return { body: { ok: true, pedido: order } };
  if (path.includes('productos/buscar')) {
    const id = String(body.buscar).slice(-1);
    return { body: { productos: [{ ...goods(id), bloqueado: false, precios: PRICES, disponible: 9, stock }] } };
  }
  if (body.accion === 'dropdown')
    return { body: { clientes: [{ ...order.client, nombre: 'Alarmas Sur', condicion_pago: '045', direcciones: [] }] } };
  return { body: { ok: true, mensaje: 'Listo', version: 5, posicion: '1', number: 78, resultadoDB: [] } };
};
const sent = (server: ReturnType<typeof fakeServer>, accion: string) =>
  server.received.filter((r) => r.body.accion === accion).map((r) => r.body);
beforeEach(() => queryClient.clear());

test('lines are edited where they stand: numbers of lines and the version of the order go along', async () => {
  const server = fakeServer(answer);
  const closed: true[] = [];
  renderApp(<LinesDialog number={77} onClose={() => closed.push(true)} />);
  const units = await screen.findByRole('textbox', { name: 'Cantidad de PN-1' });
  await userEvent.clear(units);
  await userEvent.type(units, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar PN-2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar líneas' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent(server, 'lineas')).toEqual([
    {
      accion: 'lineas',
      id: 77,
      productos_pedido: [{ linea: 1, producto: '1', precio_venta: 1000, cantidad: 5 }],
      expectedVersion: 4,
    },
  ]);
  server.restore();
});

test('mine on top keeps the lines that somebody else changed or added meanwhile', async () => {
  const theirs = {
    ...after([
      created({ productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 6), lineOf(3, goods('3'), 2)] }),
    ]),
    version: 6,
    updatedAt: '',
    estatus_at: '',
  };
  let saved = 0;
  const server = fakeServer((request) => {
    if (request.body.accion === 'lineas' && saved++ === 0)
      return { body: { ok: false, codigo: 'VERSION_OBSOLETA', version: 6, cambios: [] } };
    if (saved > 0 && request.path.includes('traerunpedido')) return { body: { ok: true, pedido: theirs } };
    return answer(request);
  });
  const closed: true[] = [];
  renderApp(<LinesDialog number={77} onClose={() => closed.push(true)} />);
  const units = await screen.findByRole('textbox', { name: 'Cantidad de PN-1' });
  await userEvent.clear(units);
  await userEvent.type(units, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar líneas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar lo mío encima' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent(server, 'lineas').at(-1)).toMatchObject({
    productos_pedido: [
      { linea: 1, cantidad: 5 },
      { linea: 2, cantidad: 6 },
      { linea: 3, cantidad: 2 },
    ],
    expectedVersion: 6,
  });
  server.restore();
});

test('a split takes along some units, never none nor all of them, and leads to the new order', async () => {
  const server = fakeServer(answer);
  const opened: number[] = [];
  renderApp(<SplitDialog number={77} onClose={() => undefined} onSplit={(number) => opened.push(number)} />);
  const take = async (product: string, units: string) => {
    const field = await screen.findByRole('textbox', { name: `Unidades de ${product} que pasan` });
    await userEvent.clear(field);
    await userEvent.type(field, units);
  };
  const split = () => userEvent.click(screen.getByRole('button', { name: 'Dividir' }));
  await take('PN-1', '3');
  await take('PN-2', '1');
  await split();
  expect(await screen.findAllByText(/Deja al menos una unidad en este pedido/)).not.toHaveLength(0);
  await take('PN-1', '2');
  await split();
  await waitFor(() => expect(opened).toEqual([78]));
  expect(sent(server, 'dividir')).toMatchObject([
    {
      id: 77,
      lineas: [
        { linea: 1, cantidad: 2 },
        { linea: 2, cantidad: 1 },
      ],
      expectedVersion: 4,
    },
  ]);
  server.restore();
});

test('a copy has the lines, at the prices and the payment condition of today', async () => {
  const server = fakeServer(answer);
  const draft = await copyOf(order as never);
  expect(draft).toMatchObject({ condicion_pago: '045', tipo_entrega: 'EN SALA', bodega_entrega: 'Central' });
  expect(draft.lineas.map((l) => [l.producto.part_number, l.cantidad, l.precio, l.linea])).toEqual([
    ['PN-1', 3, 1200, undefined],
    ['PN-2', 1, 1200, undefined],
  ]);
  server.restore();
});
