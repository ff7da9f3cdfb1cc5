import type { DomainEvent, EventContext } from '@power/domain/kernel/event';
import { OrderCancelled, OrderDelivered, OrderInvoiced } from '@power/domain/streams/order/events';
import { refOf } from '@power/domain/streams/order/order';
import { after, inRoom } from '@power/domain/orders/order.testing';
import { PointsEarned, PointsExpired, PointsReturned, PointsSpent } from '@power/domain/points/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import orderPoints from './order-points.ts';
import pointsList from './points-list.ts';

const at = '2026-01-05T12:00:00.000Z';
const vence = '2027-01-05T12:00:00.000Z';
const cliente = { _id: 'c', nombre: 'Redes Norte', ejecutivo: 'eva' };
const pedido = refOf(after(inRoom()));

test('every movement is a row of its own, below zero where points went, with whose they are', () => {
  const events = [
    PointsEarned({ cliente, pedido: 7, puntos: 1000, saldo: 1000, neto: 100_000, porcentaje: 1, vence }),
    PointsSpent({ cliente, pedido: 8, puntos: 600, saldo: 400 }),
    PointsReturned({ cliente, pedido: 8, puntos: 600, saldo: 1000, vence }),
    PointsExpired({ cliente, puntos: 1000, saldo: 0, pedidos: [7, 8] }),
  ].map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'points-c',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at,
        metadata: { at, user: 'u', nombre: 'U', perfil: 'Sistema', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  const rows = [...rowsGiven(pointsList, events).rows.values()];
  expect(rows.map((r) => [r._id, r.movimiento, r.pedido, r.puntos, r.saldo, r.vence])).toEqual([
    ['points-c@0', 'Ganados', 7, 1000, 1000, vence],
    ['points-c@1', 'Usados', 8, -600, 400, null],
    ['points-c@2', 'Devueltos', 8, 600, 1000, vence],
    ['points-c@3', 'Vencidos', null, -1000, 0, null],
  ]);
  expect(rows[0]).toMatchObject({ cliente_id: 'c', cliente_nombre: 'Redes Norte', ejecutivo_id: 'eva', fecha: at });
});

const context = { stream: 'order-77', version: 4, at } as EventContext;
const invoiced = (sin_picking: boolean) =>
  OrderInvoiced({
    pedido,
    estatus: 'Facturado Sin Picking',
    folio: 1,
    tipo_dte: 33,
    neto: 1,
    iva: 0,
    total: 1,
    sin_picking,
    movimientos: [],
    lineas: null,
    cliente: null,
  });
const cancelled = OrderCancelled({
  pedido,
  estatus: 'Anulado',
  motivo: 'x',
  estatus_anterior: 'Pendiente Picking',
  requiere_nota_credito: false,
  movimientos: [],
});

test.each<[string, DomainEvent, number]>([
  ['handed over', OrderDelivered({ pedido, estatus: 'Entregado', movimientos: [] }), 1],
  ['cancelled', cancelled, 1],
  ['invoiced without warehouse work', invoiced(true), 1],
  ['invoiced, and still to be handed over', invoiced(false), 0],
])('points follow an order that is %s, under an id that repeating does not change', async (_, event, times) => {
  const issued: unknown[] = [];
  const tools = trialTools((...command) => {
    issued.push(command);
    return Promise.resolve({ ok: true });
  });
  const { react } = orderPoints.reactions.find(({ type }) => type === event.type)!;
  await react(event.data as never, context, tools);
  expect(issued).toHaveLength(times);
  for (const command of issued)
    expect(command).toEqual([
      'settle-order-points',
      { accion: 'cuadrarpedido', cliente: pedido.client._id, pedido: pedido._id },
      'order-points/order-77/4',
    ]);
});
