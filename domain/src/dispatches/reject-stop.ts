import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { RouteStopRejected } from './events.ts';
import { collectedBefore } from './collection.shared.ts';
import { despachoId, forRoute, linea, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';
import { settled } from './settled.ts';

const TITLE = 'La parada no se rechazó';

/** The customer does not take the goods; they come back, and the order waits for dispatch again. */
export const rejectStop = defineCommand({
  name: 'reject-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'rechazar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Registra que el cliente rechazó una parada',
  request: z.strictObject({
    accion: z.literal('rechazar'),
    id: despachoId,
    linea,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(1000).default(''),
    expectedVersion,
  }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, ['En Ruta']),
  decide(state, { linea, motivo }) {
    const stop = pendingStop(state!, linea, TITLE);
    if (isRejection(stop)) return stop;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    return settled(
      state!,
      stop,
      RouteStopRejected({ despacho: refOf(state!), parada: refOfStop(stop), motivo, ...collectedBefore(stop) }),
    );
  },
  answer: () => ({ mensaje: 'La parada quedó rechazada' }),
});
