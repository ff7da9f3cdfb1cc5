import { goods, lineOf } from '@power/domain/orders/order.testing';
import { OrderCancelled, OrderDelivered, OrderLinesChanged } from '@power/domain/streams/order/events';
import type { RefPedido } from '@power/domain/streams/order/parts';
import { PickingFinished } from '@power/domain/streams/order/picking-events';
import type { EventContext } from '@power/domain/kernel/event';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import orderStock from './order-stock.ts';

const pedido: RefPedido = {
  _id: '77',
  number: 77,
  codigo_sap: '5000077',
  client: { _id: '9', name: 'x' },
  ejecutivo: { _id: 'e', nombre: 'e' },
  tipo_entrega: 'EN SALA',
  bodega_entrega: 'Central',
  createdAt: '2026-01-05T12:00:00.000Z',
  neto: 1,
  total: 1,
};
const movimientos = ['1', '2'].map((producto_id) => ({
  producto_id,
  part_number: 'PN',
  bodega: 'Central',
  cantidad: 1,
}));
const context: EventContext = {
  stream: 'order-77',
  version: 4,
  position: 9n,
  at: '2026-01-05T12:00:00.000Z',
  recordedAt: '2026-01-05T12:00:00.000Z',
  user: 'u',
  perfil: 'Administrador',
  commandId: 'c',
};

async function reactTo(event: { readonly type: string; readonly data: unknown }): Promise<unknown[]> {
  const issued: unknown[] = [];
  const reaction = orderStock.reactions.find((r) => r.type === event.type)!;
  await reaction.react(
    event.data as never,
    context,
    trialTools((...command) => {
      issued.push(command);
      return Promise.resolve({ ok: true });
    }),
  );
  return issued;
}

test.each([
  [
    'cancelled',
    OrderCancelled({
      pedido,
      estatus: 'Anulado',
      motivo: null,
      estatus_anterior: 'En Picking',
      requiere_nota_credito: false,
      movimientos,
    }),
  ],
  ['handed over', OrderDelivered({ pedido, estatus: 'Entregado', movimientos })],
  [
    'picked short',
    PickingFinished({
      pedido,
      estatus: 'En Picking',
      usuario: { _id: 'u', nombre: 'u' },
      lineas: [],
      con_faltantes: true,
      movimientos,
    }),
  ],
])('an order %s settles each product once, under the same command ids every time', async (_what, event) => {
  const commands = await reactTo(event);
  expect(commands).toEqual([
    ['settle-order-stock', { accion: 'cuadrarpedido', producto: '1', pedido: '77' }, 'order-stock/order-77/4/1'],
    ['settle-order-stock', { accion: 'cuadrarpedido', producto: '2', pedido: '77' }, 'order-stock/order-77/4/2'],
  ]);
  expect(await reactTo(event)).toEqual(commands);
});

test('an order cancelled before validation, as it was written before, names nothing to settle', async () => {
  const event = OrderCancelled({
    pedido,
    estatus: 'Anulado',
    motivo: null,
    estatus_anterior: 'Pendiente Validacion Administrativa',
    requiere_nota_credito: false,
    movimientos: [],
  });
  expect(await reactTo(event)).toEqual([]);
});

test('lines with fewer units of a product → that product is settled: a reservation may have handed over more', async () => {
  const event = OrderLinesChanged({
    pedido,
    estatus: 'Pendiente Validacion Administrativa',
    antes: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 2), lineOf(3, goods('3'), 1)],
    productos_pedido: [lineOf(1, goods('1'), 1), lineOf(2, goods('2'), 4)],
    ...{ neto: 1, iva: 0, total: 1 },
  });
  expect(await reactTo(event)).toEqual([
    ['settle-order-stock', { accion: 'cuadrarpedido', producto: '1', pedido: '77' }, 'order-stock/order-77/4/1'],
    ['settle-order-stock', { accion: 'cuadrarpedido', producto: '3', pedido: '77' }, 'order-stock/order-77/4/3'],
  ]);
});
