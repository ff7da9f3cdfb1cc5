import {
  RouteDeparted,
  RouteStopDelivered,
  RouteStopPaid,
  RouteStopPartDelivered,
  RouteStopRejected,
  RouteStopRescheduled,
  RouteStopsOrdered,
} from '@power/domain/dispatches/events';
import { departedRoute } from '@power/domain/dispatches/route.testing';
import { refOf, refOfStop, route } from '@power/domain/dispatches/route';
import type { DomainEvent, EventContext } from '@power/domain/kernel/event';
import { foldAll } from '@power/domain/kernel/scenario';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import followRoutes from './follow-routes.ts';
import routeList from './route-list.ts';
import stopList from './stop-list.ts';

const at = '2026-02-10T12:00:00.000Z';
const state = foldAll(route, departedRoute())!;
const despacho = refOf(state);
const [first, second] = state.paradas.map(refOfStop);

async function issuedFor(event: DomainEvent): Promise<unknown[]> {
  const issued: unknown[] = [];
  const reaction = followRoutes.reactions.find((r) => r.type === event.type)!;
  await reaction.react(
    event.data as never,
    { stream: 'route-1' } as EventContext,
    trialTools((name, request) => {
      issued.push([name, request]);
      return Promise.resolve({ ok: true });
    }),
  );
  return issued;
}

test('orders go the way of their route: out, delivered, back', async () => {
  const { chofer, patente } = despacho;
  expect(await issuedFor(RouteDeparted({ despacho, paradas: [first!, second!] }))).toEqual([
    ['dispatch-order', { accion: 'salida', pedido: '77', chofer, patente }],
    ['dispatch-order', { accion: 'salida', pedido: '78', chofer, patente }],
  ]);
  const receptor = { nombre: 'Rosa', rut: '12.345.678-5' };
  expect(await issuedFor(RouteStopDelivered({ despacho, parada: first!, receptor, observacion: '' }))).toEqual([
    ['deliver-order', { accion: 'entregar', codigo_sap: '5000077', recibe: receptor }],
  ]);
  expect(await issuedFor(RouteStopRejected({ despacho, parada: second!, motivo: 'Roto' }))).toEqual([
    ['return-order', { accion: 'retorno', pedido: '78', motivo: 'Roto' }],
  ]);
});

const recorded = (events: readonly DomainEvent[]) =>
  events.map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'route-1',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at,
        metadata: { at, user: 'u', nombre: 'U', perfil: 'Jefe de Bodega', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
const pago = { monto: 1000, metodo_pago: 'EFE', referencia: '', usuario: { _id: 'u', nombre: 'U' }, fecha: at };
const driven = recorded([
  ...departedRoute(),
  RouteStopPaid({ despacho, parada: first!, pago, cobrado: 1000 }),
  RouteStopRejected({ despacho, parada: second!, motivo: 'Roto' }),
]);

test('the row of a route counts its stops and its money', () => {
  const [row] = [...rowsGiven(routeList, driven).rows.values()];
  expect(row).toMatchObject({
    estado: 'En Ruta',
    paradas: 2,
    cargadas: 2,
    entregadas: 0,
    devueltas: 1,
    por_cobrar: first!.cobrar - 1000,
    cobrado: 1000,
    salida_at: at,
  });
});

test('each stop has a row: whose order it is, where it stands, what can still be collected', () => {
  const moved = RouteStopsOrdered({ despacho, antes: [1, 2], orden: [2, 1] });
  const rows = [...rowsGiven(stopList, [...recorded([...departedRoute(), moved])]).rows.values()];
  expect(rows.map((row) => [row['_id'], row['orden'], row['por_cobrar'], row['estado_despacho']])).toEqual([
    ['1-1', 2, first!.cobrar, 'En Ruta'],
    ['1-2', 1, 0, 'En Ruta'],
  ]);
  const after = [...rowsGiven(stopList, driven).rows.values()];
  expect(after).toMatchObject([
    { pedido: 77, estado: 'Pendiente', cobrado: 1000, por_cobrar: first!.cobrar - 1000, comuna: 'Providencia' },
    { pedido: 78, estado: 'Rechazada', motivo: 'Roto', por_cobrar: 0 },
  ]);
});

const part = RouteStopPartDelivered({
  despacho,
  parada: first!,
  receptor: { nombre: 'Rosa', rut: '12.345.678-5' },
  observacion: '',
  firma: null,
  foto: null,
  motivo: 'Una caja rota',
  fecha: '2026-02-12',
  lineas: [{ linea: 1, cantidad: 1, series: ['S1'] }],
  embalajes: [],
  cobrar: 1190,
});

test('a part that was delivered is told to its order, and what came back with its day and its money', async () => {
  expect(await issuedFor(part)).toEqual([
    [
      'deliver-part',
      {
        accion: 'entregaparcial',
        pedido: '77',
        entrega: '1-1',
        despacho: 1,
        recibe: { nombre: 'Rosa', rut: '12.345.678-5' },
        motivo: 'Una caja rota',
        fecha: '2026-02-12',
        lineas: [{ linea: 1, cantidad: 1, series: ['S1'] }],
        embalajes: [],
        cobrado: 1190,
      },
    ],
  ]);
  const later = RouteStopRescheduled({ despacho, parada: first!, motivo: 'Nadie', fecha: '2026-02-11', cobrado: 500 });
  expect(await issuedFor(later)).toEqual([
    ['return-order', { accion: 'retorno', pedido: '77', motivo: 'Nadie', fecha: '2026-02-11', cobrado: 500 }],
  ]);
});

test('rows of a part: the stop is delivered with what the part is worth; paid and brought back, nothing is owed', () => {
  const log = recorded([...departedRoute(), RouteStopPaid({ despacho, parada: first!, pago, cobrado: 1000 }), part]);
  expect([...rowsGiven(stopList, log).rows.values()][0]).toMatchObject({
    estado: 'Entregada',
    parcial: true,
    cobrar: 1190,
    por_cobrar: 190,
    nueva_fecha: '2026-02-12',
  });
  expect([...rowsGiven(routeList, log).rows.values()][0]).toMatchObject({ entregadas: 1, por_cobrar: 190 });
  const back = RouteStopRejected({ despacho, parada: first!, motivo: 'Roto', cobrado: 1000 });
  const paid = [...departedRoute(), RouteStopPaid({ despacho, parada: first!, pago, cobrado: 1000 }), back];
  expect([...rowsGiven(routeList, recorded(paid)).rows.values()][0]).toMatchObject({ devueltas: 1, por_cobrar: 0 });
});
