import type { DomainEvent } from '../kernel/event.ts';
import { after, invoiced } from '../orders/order.testing.ts';
import type { Order } from '../streams/order/order.ts';
import { RouteDeparted, RoutePlanned, RouteStopLoaded } from './events.ts';
import { stopOf } from './planned-stop.ts';

/** Words for scenarios of routes. */

/** An order that waits for dispatch, invoiced. */
export const waiting = (number: number, more: Partial<Order> = {}): Order => ({
  ...after(invoiced()),
  _id: String(number),
  number,
  codigo_sap: `50000${number}`,
  tipo_entrega: 'DESPACHO',
  estatus: 'Pendiente Despacho',
  direccion_despacho: { calle: 'Los Leones 100', comuna: 'Providencia', region: 'Metropolitana', referencia: '' },
  ...more,
});

const despacho = { _id: '1', number: 1, fecha: '2026-02-10', chofer: 'Luis Cáceres', patente: 'KXTR42' };
const stops = [stopOf(waiting(77), 1, true), stopOf(waiting(78), 2, false)];
const refs = stops.map(({ linea, pedido, cobrar }) => ({ linea, pedido, cobrar }));

/** Route 1 with orders 77, whose money is collected, and 78. */
export const plannedRoute = (): DomainEvent[] => [
  RoutePlanned({
    ...despacho,
    creado_por: { _id: 'u-Jefe de Bodega', nombre: 'Jefe de Bodega' },
    createdAt: '2026-02-10T12:00:00.000Z',
    paradas: stops,
  }),
];
export const loadedRoute = (): DomainEvent[] => [
  ...plannedRoute(),
  ...refs.map((parada) => RouteStopLoaded({ despacho, parada })),
];
export const departedRoute = (): DomainEvent[] => [...loadedRoute(), RouteDeparted({ despacho, paradas: refs })];
