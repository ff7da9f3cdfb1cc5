import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { RouteCancelled } from './events.ts';
import { despachoId, forRoute, OPEN, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';

const TITLE = 'El despacho no se anuló';

/** A route that does not leave; its orders are free for another. */
export const cancelRoute = defineCommand({
  name: 'cancel-route',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'anular',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Anula un despacho que no ha salido',
  request: z.strictObject({
    accion: z.literal('anular'),
    id: despachoId,
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN),
  decide(state, { motivo }) {
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    return [RouteCancelled({ despacho: refOf(state!), motivo, paradas: state!.paradas.map(refOfStop) })];
  },
  answer: ({ state }) => ({ mensaje: `El Despacho N° ${state!.number} fue anulado` }),
});
