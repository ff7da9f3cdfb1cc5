import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { settle } from '../inventory/settle.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { deliverOrder } from '../orders/deliver-order.ts';
import { truthOf } from '../orders/goods.shared.ts';
import { after, goods, inRoom, invoiced, lineOf } from '../orders/order.testing.ts';
import { returnGoods } from '../picking/return-goods.ts';
import { OrderDispatched } from '../streams/order/events.ts';
import { deliveredUnits } from '../streams/order/delivery-parts.shared.ts';
import { type Order, order, refOf } from '../streams/order/order.ts';
import { collectPayment } from './collect-payment.ts';
import { deliverPart } from './deliver-part.ts';
import { deliverStop } from './deliver-stop.ts';
import { RouteDeparted, RoutePlanned, RouteStopLoaded } from './events.ts';
import type { NamedParcel } from './part-delivery.ts';
import { notRoutable, stopOf } from './planned-stop.ts';
import { route } from './route.ts';

const user = someone('Jefe de Bodega');
const admin = someone('Administrador');
const NOW = '2026-02-10T15:00:00.000Z';
const despacho = { _id: '1', number: 1, fecha: '2026-02-10', chofer: 'Luis', patente: 'KXTR42' };
const lines = [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 2)];

/** Order 77 on the road: three units of one product, two of another, invoiced. */
function onTheRoad(): DomainEvent[] {
  const before = invoiced(0, { tipo_entrega: 'DESPACHO', productos_pedido: lines });
  const leaving = OrderDispatched({
    pedido: refOf(after(before)),
    estatus: 'En Ruta',
    chofer: 'Luis',
    patente: 'KXTR42',
    courier: null,
    seguimiento: null,
  });
  return [...before, leaving];
}

/** Route 1 on the road with order 77 alone. */
function departed(o: Order, collect: boolean): DomainEvent[] {
  const stop = stopOf(o, 1, collect);
  const parada = { linea: 1, pedido: stop.pedido, cobrar: stop.cobrar };
  return [
    RoutePlanned({
      ...despacho,
      creado_por: { _id: 'u', nombre: 'u' },
      createdAt: '2026-02-10T12:00:00.000Z',
      paradas: [stop],
    }),
    RouteStopLoaded({ despacho, parada }),
    RouteDeparted({ despacho, paradas: [parada] }),
  ];
}

type Part = Partial<Parameters<typeof deliverStop.request.parse>[0] & object>;
const hand = (given: readonly DomainEvent[], o: Order, more: Part, embalajes: readonly NamedParcel[] = []) =>
  decideGiven(deliverStop, given, {
    request: { accion: 'entregar', id: 1, linea: 1, nombre: 'Rosa Díaz', rut: '12345678-5', ...more } as never,
    user,
    now: NOW,
    facts: { pedido: o, embalajes },
  });
const tell = (stop: Record<string, unknown>) => ({
  request: {
    accion: 'entregaparcial' as const,
    pedido: 77,
    entrega: '1-1',
    despacho: 1,
    recibe: { nombre: 'Rosa Díaz', rut: '12.345.678-5' },
    motivo: stop['motivo'] as string,
    fecha: stop['fecha'] as string,
    lineas: stop['lineas'] as never,
    embalajes: stop['embalajes'] as number[],
    cobrado: stop['cobrar'] as number,
  },
  user: admin,
  facts: undefined,
});
const some = { lineas: [{ linea: 1, cantidad: 2 }], motivo: 'Faltó espacio en su bodega' };

test('some units of an order → its stop is delivered in part, and the order waits for dispatch with the rest', () => {
  const story = new Story(onTheRoad());
  const [part, closed] = events(hand(departed(after(story.log), false), after(story.log), some));
  expect([part!.type, closed!.type]).toEqual(['RouteStopPartDelivered', 'RouteClosed']);
  expect(part!.data).toMatchObject({ lineas: [{ linea: 1, cantidad: 2, series: [] }], fecha: '2026-02-11' });
  story.does(deliverPart, tell(part!.data));
  const o = after(story.log);
  expect(o).toMatchObject({ estatus: 'Pendiente Despacho', entregado: false });
  expect(o.productos_pedido.map((line) => deliveredUnits(o, line))).toEqual([2, 0]);
  expect(stopOf(o, 1, false).lineas).toMatchObject([
    { linea: 1, cantidad: 1 },
    { linea: 2, cantidad: 2 },
  ]);
  // The same stop told twice counts once.
  expect(decideGiven(deliverPart, story.log, tell(part!.data))).toEqual([]);
});

test('the rest stays off routes of before its day, and with it the order is delivered', () => {
  const story = new Story(onTheRoad());
  const [part] = events(hand(departed(after(story.log), false), after(story.log), { ...some, fecha: '2026-02-12' }));
  story.does(deliverPart, tell(part!.data));
  expect(notRoutable(after(story.log), 77, '2026-02-11')).toContain('quedó para el 12-02-2026');
  expect(notRoutable(after(story.log), 77, '2026-02-12')).toBeUndefined();
  story.log.push(onTheRoad().at(-1)!);
  const rest = { lineas: [{ linea: 1, cantidad: 1 }, { linea: 2, cantidad: 2 }] }; // prettier-ignore
  const second = events(hand(departed(after(story.log), false), after(story.log), rest));
  expect(second[0]!.type).toBe('RouteStopDelivered');
  story.does(deliverOrder, {
    request: { accion: 'entregar', codigo_sap: '5000077' },
    user,
    facts: { pedido: '77' } as never,
  });
  const o = after(story.log);
  expect(o).toMatchObject({ estatus: 'Entregado', entregado: true });
  expect(o.productos_pedido.map((line) => deliveredUnits(o, line))).toEqual([3, 2]);
});

test('rejects more than is left, a strange line, no reason and a day that has passed', () => {
  const o = after(onTheRoad());
  const past = departed(o, false);
  const no = (more: Part) => refusal(hand(past, o, more));
  expect(no({ ...some, lineas: [{ linea: 1, cantidad: 4 }] }).mensaje).toBe(
    'De PN-1 quedan 3 unidades por entregar. Corrige la cantidad.',
  );
  expect(no({ ...some, lineas: [{ linea: 9, cantidad: 1 }] }).codigo).toBe('LINEA_NO_EXISTE');
  expect(no({ ...some, motivo: ' ' }).codigo).toBe('MOTIVO_OBLIGATORIO');
  expect(no({ ...some, fecha: '2026-02-09' }).codigo).toBe('FECHA_PASADA');
});

test('whole packages → what lies in them; a package of another order, open or delivered already is refused', () => {
  const story = new Story(onTheRoad());
  const box = (number: number, more: object = {}): NamedParcel =>
    ({
      number,
      estado: 'Cerrado',
      pedido: { _id: '77', number: 77, cliente_nombre: 'x' },
      contenido: [{ linea: 1, producto: { _id: '2' }, cantidad: 2, series: [] }],
      ...more,
    }) as never;
  const past = departed(after(story.log), false);
  const deliver = (parcel: NamedParcel) =>
    hand(past, after(story.log), { embalajes: [12], motivo: 'Una caja rota' }, [parcel]);
  expect(refusal(deliver(box(12, { pedido: { _id: '78' } }))).codigo).toBe('EMBALAJE_DE_OTRO');
  expect(refusal(deliver(box(12, { estado: 'Abierto' }))).codigo).toBe('EMBALAJE_NO_SE_ENTREGA');
  const [part] = events(deliver(box(12)));
  expect(part!.data).toMatchObject({ embalajes: [12], lineas: [{ linea: 2, cantidad: 2 }] });
  story.does(deliverPart, tell(part!.data));
  expect(refusal(deliver(box(12))).codigo).toBe('EMBALAJE_ENTREGADO');
});

test('a stop to be collected closes with its payment or a reason, and of a part with what the part is worth', () => {
  const o = after(onTheRoad());
  const past = departed(o, true);
  expect(foldAll(route, past)!.paradas[0]!.cobrar).toBe(5950);
  expect(refusal(hand(past, o, {})).mensaje).toBe(
    'A la parada le faltan $5.950 por cobrar. Registra el cobro, o ingresa el motivo por el que no se cobró.',
  );
  expect(events(hand(past, o, { sin_cobro: 'Paga por transferencia' }))[0]!.data).toMatchObject({
    sin_cobro: 'Paga por transferencia',
  });
  expect(refusal(hand(past, o, some)).mensaje).toContain('le faltan $2.380 por cobrar');
  const story = new Story(past);
  story.does(collectPayment, {
    request: { accion: 'cobrar', id: 1, linea: 1, monto: 2380, metodo_pago: 'EFE' },
    user,
    now: NOW,
    facts: undefined,
  });
  const [part] = events(hand(story.log, o, some));
  expect(part!.data).toMatchObject({ cobrar: 2380 });
  const orders = new Story(onTheRoad());
  orders.does(deliverPart, tell(part!.data));
  expect(stopOf(after(orders.log), 1, true).cobrar).toBe(3570);
});

test('the units of the part leave the stock once, and the rest stays committed until it is delivered or annulled', () => {
  const story = new Story(onTheRoad());
  const place = { ubicaciones: { 'A-1': 3 } };
  const stockState = { fisico: 5, pedidos: { 77: { v1: { cantidad: 3, desde: NOW } } }, ...place };
  const state = { producto: goods('1'), bodegas: { Central: stockState }, salidas: 0 };
  const [part] = events(hand(departed(after(story.log), false), after(story.log), some));
  story.does(deliverPart, tell(part!.data));
  const truth = truthOf(after(story.log), '1');
  expect(truth).toMatchObject({ situacion: 'vigente', retiradas: 2, cantidad: 1 });
  const [left, ...more] = settle(state as never, '77', truth, NOW);
  expect(more).toEqual([]);
  expect(left).toMatchObject({
    type: 'StockIssued',
    data: { cantidad: 2, comprometido_pedido: 1, motivo: 'Entrega parcial' },
  });
  story.does(cancelOrder, {
    request: { accion: 'anular', codigo_sap: '5000077', motivo: 'El cliente no quiere el resto' },
    user: admin,
    facts: { pedido: '77' } as never,
  });
  const o = after(story.log);
  expect(o).toMatchObject({ estatus: 'Entregado', entregado: true, resto_anulado: true });
  expect(truthOf(o, '1')).toMatchObject({ situacion: 'entregado', retiradas: 2, cantidad: 0 });
  expect(
    settle(state as never, '77', truthOf(o, '1'), NOW).map(({ type, data }) => [
      type,
      (data as { cantidad: number }).cantidad,
    ]),
  ).toEqual([
    ['StockIssued', 2],
    ['StockReleased', 1],
  ]);
  story.does(returnGoods, { request: { accion: 'devolver', pedido: 77 }, user, facts: undefined });
  expect((story.log.at(-1) as { data: { lineas: object[] } }).data.lineas).toMatchObject([
    { linea: 1, cantidad: 1 },
    { linea: 2, cantidad: 2 },
  ]);
  expect(order.name).toBe('order');
});

test('serials: a part names those that it hands over, and they are the customer’s', () => {
  const before = inRoom(0, {
    tipo_entrega: 'DESPACHO',
    productos_pedido: [lineOf(1, goods('1', { serializable: true }), 2)],
  });
  const o: Order = {
    ...after(before),
    estatus: 'En Ruta',
    facturado: true,
    picking: { ...after(before).picking!, lineas: { 1: { pickeado: 2, faltante: 0, series: ['S1', 'S2'] } } },
  };
  const past = departed(o, false);
  const withSerials = (series: string[]) => hand(past, o, { lineas: [{ linea: 1, cantidad: 1, series }], motivo: 'x' });
  expect(refusal(withSerials([])).codigo).toBe('FALTAN_SERIES');
  expect(refusal(withSerials(['S9'])).mensaje).toBe('La serie S9 no está por entregar en este pedido.');
  expect(events(withSerials(['S2']))[0]!.data).toMatchObject({ lineas: [{ linea: 1, cantidad: 1, series: ['S2'] }] });
});
