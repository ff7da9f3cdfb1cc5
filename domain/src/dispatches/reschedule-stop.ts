import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import { RouteStopRescheduled } from './events.ts';
import { collectedBefore } from './collection.shared.ts';
import { despachoId, forRoute, linea, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';
import { settled } from './settled.ts';

const TITLE = 'La parada no se reprogramó';

/** Nobody was there, or the customer asked for another day: the goods come back and wait for a route of that day. */
export const rescheduleStop = defineCommand({
  name: 'reschedule-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'reprogramar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Reprograma una parada para otro día',
  request: z.strictObject({
    accion: z.literal('reprogramar'),
    id: despachoId,
    linea,
    fecha: dayText,
    motivo: z.string().trim().max(1000).default(''),
    expectedVersion,
  }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, ['En Ruta']),
  decide(state, { linea, fecha, motivo }, { now }) {
    const stop = pendingStop(state!, linea, TITLE);
    if (isRejection(stop)) return stop;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    if (fecha < dayOf(now)) return reject('FECHA_PASADA', TITLE, 'Elige un día que no haya pasado.');
    return settled(
      state!,
      stop,
      RouteStopRescheduled({
        despacho: refOf(state!),
        parada: refOfStop(stop),
        motivo,
        fecha,
        ...collectedBefore(stop),
      }),
    );
  },
  answer: () => ({ mensaje: 'La parada quedó reprogramada' }),
});
