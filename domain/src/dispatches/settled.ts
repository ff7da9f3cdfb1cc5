import type { DomainEvent } from '../kernel/event.ts';
import { RouteClosed } from './events.ts';
import { refOf, type Parada, type Route } from './route.ts';

/** What settles a stop; with the last one the route is closed. */
export const settled = (r: Route, { linea }: Parada, event: DomainEvent): readonly DomainEvent[] =>
  r.paradas.some((p) => p.linea !== linea && p.estado === 'Pendiente')
    ? [event]
    : [event, RouteClosed({ despacho: refOf(r), lineas: r.paradas.map((p) => p.linea) })];
