import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import type { Order } from '../streams/order/order.ts';
import { RouteStopsAdded } from './events.ts';
import { despachoId, forRoute, OPEN, ROUTE_KEEPERS } from './guards.ts';
import { MAX_PARADAS } from './parts.ts';
import { pedidosDeRuta } from './plan-route.ts';
import { stopOf } from './planned-stop.ts';
import { refOf, route } from './route.ts';

const TITLE = 'Los pedidos no se agregaron';

/** Orders that a route takes along besides those that it has: at its end, until somebody orders them. */
export const addStops = defineCommand({
  name: 'add-stops',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'agregar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Agrega pedidos a un despacho que no ha salido',
  request: z.strictObject({ accion: z.literal('agregar'), id: despachoId, ...pedidosDeRuta, expectedVersion }),
  aggregate: route,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN),
  decide(state, { cobrar }, { facts }: DecideContext<{ readonly pedidos: readonly Order[] }>) {
    const r = state!;
    const fresh = facts.pedidos.filter((o) => r.paradas.every((p) => p.pedido._id !== o._id));
    if (fresh.length === 0) return [];
    if (r.paradas.length + fresh.length > MAX_PARADAS)
      return reject('DEMASIADAS_PARADAS', TITLE, `Un despacho lleva a lo más ${MAX_PARADAS} pedidos. Planifica otro.`);
    return [
      RouteStopsAdded({
        despacho: refOf(r),
        paradas: fresh.map((o, n) => stopOf(o, r.ultima + n + 1, cobrar.includes(o.number))),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `Los pedidos están en el Despacho N° ${state!.number}` }),
});
