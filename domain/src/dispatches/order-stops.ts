import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { RouteStopsOrdered } from './events.ts';
import { despachoId, forRoute, linea, ROUTE_KEEPERS } from './guards.ts';
import { MAX_PARADAS } from './parts.ts';
import { refOf, route } from './route.ts';

const TITLE = 'Las paradas no se ordenaron';

/** The order in which stops are driven, by hand; on the road too, for the driver knows the street. */
export const orderStops = defineCommand({
  name: 'order-stops',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'ordenar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Ordena las paradas de un despacho',
  request: z.strictObject({
    accion: z.literal('ordenar'),
    id: despachoId,
    orden: z.array(linea).min(1).max(MAX_PARADAS),
    expectedVersion,
  }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, ['Planificado', 'Cargando', 'En Ruta']),
  decide(state, { orden }) {
    const antes = state!.paradas.map((p) => p.linea);
    if (orden.length !== antes.length || new Set(orden).size !== orden.length || !orden.every((n) => antes.includes(n)))
      return reject('PARADAS_DISTINTAS', TITLE, 'Las paradas del despacho cambiaron. Vuelve a abrirlo y ordénalas.');
    return orden.every((n, place) => n === antes[place])
      ? []
      : [RouteStopsOrdered({ despacho: refOf(state!), antes, orden })];
  },
  answer: () => ({ mensaje: 'Las paradas fueron ordenadas' }),
});
