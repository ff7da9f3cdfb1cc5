import type { DomainEvent } from '@power/domain/kernel/event';
import { OrderCancelled, OrderLinesChanged, WebPaymentConfirmed } from '@power/domain/streams/order/events';
import { refOf } from '@power/domain/streams/order/order';
import { after, created, goods, inRoom, lineOf } from '@power/domain/orders/order.testing';
import { LineUnpicked, PickedGoodsReturned, ShortageWithdrawn } from '@power/domain/streams/order/picking-events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import orderLineList from './order-line-list.ts';
import orderList from './order-list.ts';
import orderSerialList from './order-serial-list.ts';

const at = '2026-01-05T12:00:00.000Z';
const log = (events: readonly DomainEvent[]): RecordedEvent[] =>
  events.map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'order-77',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at,
        metadata: { at, user: 'u', nombre: 'U', perfil: 'Bodega', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
const two = { productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 2)] };
/** The events of an order that is all but finished: one unit of the first line is missing. */
const picked = inRoom(1, two).slice(0, -2);
const pedido = refOf(after(picked));
const about = { pedido, estatus: 'En Picking' as const, usuario: { _id: 'u', nombre: 'U' } };
const line = { linea: 1, producto_id: '1', part_number: 'PN-1', nombre: 'Cámara 1', solicitado: 3 };
const orderRow = (events: readonly DomainEvent[]) => rowsGiven(orderList, log(events)).rows.get('77');

test('what is undone is neither picked nor missing in any list', () => {
  expect(orderRow(picked)).toMatchObject({ pickeadas: 4, con_faltantes: true, faltantes: 1 });
  const events = [
    ...picked,
    ShortageWithdrawn({ ...about, ...line, cantidad: 1, faltante: 0, pendiente: 1, con_faltantes: false }),
    LineUnpicked({ ...about, ...line, cantidad: 2, serie: null, pickeado: 0, pendiente: 3 }),
  ];
  expect(orderRow(events)).toMatchObject({ pickeadas: 2, con_faltantes: false, faltantes: 0 });
  expect(rowsGiven(orderLineList, log(events)).rows.get('77/1')).toMatchObject({ total_picking: 0, faltante: 0 });
});

test('a serial number that was put back went nowhere', () => {
  const read = picked.map((event) =>
    event.type === 'LinePicked' ? { ...event, data: { ...(event.data as object), serie: 'A1' } } : event,
  );
  expect(rowsGiven(orderSerialList, log(read)).rows.size).toBe(1);
  const back = LineUnpicked({ ...about, ...line, cantidad: 1, serie: 'A1', pickeado: 1, pendiente: 1 });
  expect(rowsGiven(orderSerialList, log([...read, back])).rows.size).toBe(0);
});

test('a cancelled order is to be put back until it is, if anything was picked', () => {
  const cancelled = OrderCancelled({
    pedido,
    estatus: 'Anulado',
    motivo: 'x',
    estatus_anterior: 'En Picking',
    requiere_nota_credito: false,
    movimientos: [],
  });
  const back = PickedGoodsReturned({ ...about, estatus: 'Anulado', lineas: [] });
  expect(orderRow([...picked, cancelled])).toMatchObject({ estatus: 'Anulado', por_devolver: true });
  expect(orderRow([...picked, cancelled, back])).toMatchObject({ estatus: 'Anulado', por_devolver: false });
  expect(orderRow([...picked.slice(0, 3), cancelled])).toMatchObject({ por_devolver: false });
});

test('lists follow the lines of an order: sums, units and which products it holds', () => {
  const first = created(two);
  const productos_pedido = [lineOf(2, goods('2'), 7), lineOf(3, goods('3', { marca: 'Dahua' }), 1)];
  const changed = OrderLinesChanged({
    pedido: refOf(after([first])),
    estatus: 'Pendiente Validacion Administrativa',
    antes: two.productos_pedido,
    productos_pedido,
    neto: 8000,
    iva: 1520,
    total: 9520,
  });
  expect(orderRow([first, changed])).toMatchObject({
    total: 9520,
    lineas: 2,
    unidades: 8,
    marcas: ['Dahua', 'Hikvision'],
  });
  const lines = rowsGiven(orderLineList, log([first, changed])).rows;
  expect([...lines.keys()].sort()).toEqual(['77/2', '77/3']);
  expect(lines.get('77/2')).toMatchObject({ cantidad: 7, cliente_nombre: 'Alarmas Sur' });
});

test('a web order stays one in the lists when it is paid, with the data of its payment', () => {
  const waiting = [created({ estatus: 'Pendiente Pago Web' })];
  expect(orderRow(waiting)).toMatchObject({ web: true, datos_wp: null });
  const datos_wp = {
    authorization_code: '1213',
    amount: 3570,
    transaction_date: at,
    card_detail: { card_number: '6623' },
  };
  const estatus = 'Pendiente Validacion Administrativa' as const;
  const paid = WebPaymentConfirmed({ pedido: refOf(after(waiting)), estatus, datos_wp });
  expect(orderRow([...waiting, paid])).toMatchObject({ web: true, estatus, datos_wp });
});
