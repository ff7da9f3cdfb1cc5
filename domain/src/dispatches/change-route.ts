import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { defineCommand } from '../kernel/command.ts';
import { formatDay } from '../kernel/dates.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import { RouteChanged } from './events.ts';
import { despachoId, forRoute, OPEN, ROUTE_KEEPERS } from './guards.ts';
import { chofer, patente } from './parts.ts';
import { refOf, route } from './route.ts';

const TITLE = 'El despacho no se modificó';

/** Day, driver and plate of a route that has not left. */
export const changeRoute = defineCommand({
  name: 'change-route',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'simple',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Cambia fecha, chofer o patente de un despacho',
  request: z.strictObject({
    accion: z.literal('simple'),
    id: despachoId,
    fecha: dayText.optional(),
    chofer: chofer.optional(),
    patente: patente.optional(),
    expectedVersion,
  }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN),
  decide(state, { fecha, chofer, patente }) {
    const early = state!.paradas.find(({ desde }) => fecha !== undefined && desde !== undefined && fecha < desde);
    if (early)
      return reject(
        'PARADA_REPROGRAMADA',
        TITLE,
        `El Pedido N° ${early.pedido.number} quedó para el ${formatDay(early.desde!)}. Elige ese día o uno posterior, o quítalo del despacho.`,
      );
    const changes = changesOf<Pick<NonNullable<typeof state>, 'fecha' | 'chofer' | 'patente'>>(state!, {
      ...(fecha !== undefined && { fecha }),
      ...(chofer !== undefined && { chofer }),
      ...(patente !== undefined && { patente }),
    });
    return changes
      ? [RouteChanged({ despacho: refOf(state!), ...changes, lineas: state!.paradas.map((p) => p.linea) })]
      : [];
  },
  answer: ({ state }) => ({ mensaje: `El Despacho N° ${state!.number} fue modificado` }),
});
