import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import type { Order } from '../streams/order/order.ts';
import { AttachmentAdded } from '../kernel/attachment-events.ts';
import { collectPayment } from './collect-payment.ts';
import { deliverStop } from './deliver-stop.ts';
import { rejectStop } from './reject-stop.ts';
import { rescheduleStop } from './reschedule-stop.ts';
import { departedRoute, loadedRoute, waiting } from './route.testing.ts';
import { refOf, route } from './route.ts';
import { changeRoute } from './change-route.ts';
import { RoutePlanned } from './events.ts';
import { stopOf } from './planned-stop.ts';
import { returnOrder } from './return-order.ts';
import { invoiced, after as orderAfter } from '../orders/order.testing.ts';
import { OrderDispatched } from '../streams/order/events.ts';
import { order, refOf as refOfOrder } from '../streams/order/order.ts';

const user = someone('Jefe de Logistica');
const on_ = (linea: number) => ({ id: 1, linea });
const deliver = (given: readonly DomainEvent[], linea: number, pedido: Order | undefined, rut = '12345678-5') =>
  decideGiven(deliverStop, given, {
    request: { accion: 'entregar', ...on_(linea), nombre: 'Rosa Díaz', rut, sin_cobro: 'Paga a fin de mes' },
    user,
    facts: { pedido },
  });
/** Order 77 on the road. */
function onRoad(): DomainEvent[] {
  const before = invoiced(0, { tipo_entrega: 'DESPACHO' });
  const pedido = refOfOrder(orderAfter(before));
  const how = { chofer: 'Luis', patente: 'KXTR42', courier: null, seguimiento: null };
  return [...before, OrderDispatched({ pedido, estatus: 'En Ruta', ...how })];
}
const reject = (given: readonly DomainEvent[], linea: number, motivo: string) =>
  decideGiven(rejectStop, given, { request: { accion: 'rechazar', ...on_(linea), motivo }, user, facts: undefined });
const later = (given: readonly DomainEvent[], linea: number, fecha: string) =>
  decideGiven(rescheduleStop, given, {
    request: { accion: 'reprogramar', ...on_(linea), fecha, motivo: 'No había nadie' },
    user,
    now: '2026-02-10T15:00:00.000Z',
    facts: undefined,
  });
const collect = (given: readonly DomainEvent[], linea: number, monto: number) =>
  decideGiven(collectPayment, given, {
    request: { accion: 'cobrar', ...on_(linea), monto, metodo_pago: 'EFE' },
    user: someone('Cobrador'),
    facts: undefined,
  });
const goOn = (given: readonly DomainEvent[], ...next: ReturnType<typeof reject>[]): DomainEvent[] => [
  ...given,
  ...(next.flatMap((decided) => events(decided)) as DomainEvent[]),
];

test('a delivered stop names who received it; the last one closes the route', () => {
  const first = goOn(departedRoute(), deliver(departedRoute(), 1, waiting(77)));
  expect(foldAll(route, first)).toMatchObject({
    estado: 'En Ruta',
    paradas: [{ estado: 'Entregada', receptor: { nombre: 'Rosa Díaz', rut: '12.345.678-5' } }, { estado: 'Pendiente' }],
  });
  expect(refusal(deliver(first, 1, waiting(77))).mensaje).toBe('La parada del Pedido N° 77 ya está entregada.');
  expect(events(deliver(first, 2, waiting(78))).map((e) => e.type)).toEqual(['RouteStopDelivered', 'RouteClosed']);
});

test('signature and photo are files of the route; one that is not there is not signed for', () => {
  const adjunto = {
    _id: 'f1',
    nombre: 'Firma.png',
    tipo: 'png' as const,
    bytes: 9,
    sha256: 'a',
    fecha: '2026-02-10T12:00:00.000Z',
    usuario: { _id: 'u', nombre: 'u' },
    revision: 'limpio' as const,
  };
  const there = [...departedRoute(), AttachmentAdded({ documento: 'Despacho N° 1', adjunto })];
  const signed = (foto: string | null) =>
    decideGiven(deliverStop, there, {
      request: {
        accion: 'entregar',
        ...on_(1),
        nombre: 'Rosa Díaz',
        rut: '12345678-5',
        firma: 'f1',
        foto,
        sin_cobro: 'x',
      },
      user,
      facts: { pedido: waiting(77) },
    });
  expect(refusal(signed('f2')).codigo).toBe('ARCHIVO_NO_EXISTE');
  const after = [...there, ...(events(signed(null)) as DomainEvent[])];
  expect(foldAll(route, after)!.paradas[0]).toMatchObject({ firma: 'f1', foto: null });
});

test('goods without invoice, or of an annulled order, are not handed over; nor before the route left', () => {
  expect(refusal(deliver(departedRoute(), 1, waiting(77, { facturado: false }))).mensaje).toBe(
    'El pedido aún no ha sido facturado',
  );
  expect(refusal(deliver(departedRoute(), 1, waiting(77, { estatus: 'Anulado' }))).mensaje).toContain('está anulado');
  expect(refusal(deliver(loadedRoute(), 1, waiting(77))).codigo).toBe('ESTADO_NO_PERMITE');
  expect(deliverStop.request.safeParse({ accion: 'entregar', ...on_(1), nombre: 'R', rut: '1-1' }).success).toBe(false);
});

test('a stop is rejected with a reason, or put off to a day that has not passed', () => {
  expect(refusal(reject(departedRoute(), 1, ' ')).mensaje).toBe('Ingresa el motivo');
  const after = goOn(departedRoute(), reject(departedRoute(), 1, 'Pedido equivocado'));
  expect(foldAll(route, after)!.paradas[0]).toMatchObject({ estado: 'Rechazada', motivo: 'Pedido equivocado' });
  expect(refusal(later(after, 2, '2026-02-09')).codigo).toBe('FECHA_PASADA');
  const closed = goOn(after, later(after, 2, '2026-02-11'));
  expect(foldAll(route, closed)).toMatchObject({
    estado: 'Cerrado',
    paradas: [{}, { estado: 'Reprogramada', nueva_fecha: '2026-02-11' }],
  });
});

test('payments add up to what was to be collected and never to more', () => {
  const owed = foldAll(route, departedRoute())!.paradas[0]!.cobrar;
  const half = goOn(departedRoute(), collect(departedRoute(), 1, 1000));
  expect(refusal(collect(half, 1, owed)).mensaje).toBe(
    `A la parada le faltan $${(owed - 1000).toLocaleString('es-CL')} por cobrar.`,
  );
  const whole = goOn(half, collect(half, 1, owed - 1000));
  expect(refusal(collect(whole, 1, 1)).mensaje).toBe('La parada ya está cobrada.');
  expect(refusal(collect(departedRoute(), 2, 1)).codigo).toBe('NADA_QUE_COBRAR');
  expect(refusal(collect(loadedRoute(), 1, 1)).codigo).toBe('ESTADO_NO_PERMITE');
  const refused = goOn(departedRoute(), reject(departedRoute(), 1, 'No'));
  expect(refusal(collect(refused, 1, 1)).mensaje).toContain('no se entregó');
});

test('a stop that comes back says what it brought in, so that it is not asked for again', () => {
  const paid = goOn(departedRoute(), collect(departedRoute(), 1, 1000));
  expect(events(reject(paid, 1, 'No'))[0]!.data).toMatchObject({ cobrado: 1000 });
  expect(events(later(paid, 1, '2026-02-11'))[0]!.data).toMatchObject({ cobrado: 1000, fecha: '2026-02-11' });
  const back = decideGiven(returnOrder, onRoad(), {
    request: { accion: 'retorno', pedido: 77, motivo: 'No', fecha: '2026-02-11', cobrado: 1000 },
    user: someone('Administrador'),
    facts: undefined,
  });
  const o = foldAll(order, [...onRoad(), ...(events(back) as DomainEvent[])])!;
  expect(o).toMatchObject({ despachar_desde: '2026-02-11', cobrado_en_ruta: 1000 });
  expect(stopOf(o, 1, true).cobrar).toBe(2570);
});

test('rejects a day of the route before that for which a stop of it was rescheduled', () => {
  const planned = RoutePlanned({
    ...refOf(foldAll(route, departedRoute())!),
    creado_por: { _id: 'u', nombre: 'u' },
    createdAt: '2026-02-10T12:00:00.000Z',
    paradas: [stopOf(waiting(77, { despachar_desde: '2026-02-12' }), 1, false)],
  });
  const move = (fecha: string) =>
    decideGiven(changeRoute, [planned], { request: { accion: 'simple', id: 1, fecha }, user, facts: undefined });
  expect(refusal(move('2026-02-11')).codigo).toBe('PARADA_REPROGRAMADA');
  expect(events(move('2026-02-12'))).toHaveLength(1);
});
