import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { RouteStopRemoved } from './events.ts';
import { despachoId, forRoute, linea, OPEN, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';

const TITLE = 'La parada no se quitó';

/** An order that does not go along after all; it waits for another route. */
export const removeStop = defineCommand({
  name: 'remove-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'quitar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Quita una parada de un despacho que no ha salido',
  request: z.strictObject({ accion: z.literal('quitar'), id: despachoId, linea, expectedVersion }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN),
  decide(state, { linea }) {
    const stop = pendingStop(state!, linea, TITLE);
    return isRejection(stop)
      ? stop
      : [RouteStopRemoved({ despacho: refOf(state!), parada: refOfStop(stop), cargada: stop.cargada })];
  },
  answer: () => ({ mensaje: 'La parada fue quitada' }),
});
