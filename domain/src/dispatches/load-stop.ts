import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { readOrderCode } from '../orders/order-code.shared.ts';
import { RouteStopLoaded } from './events.ts';
import { despachoId, forRoute, OPEN, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';

const TITLE = 'El pedido no se cargó';

/** Number of the order whose label was read, or typed where the label does not read. */
const orderOf = (reading: string): number | undefined =>
  readOrderCode(reading) ?? (/^\d{1,15}$/.test(reading) ? Number(reading) : undefined);

/** A package is scanned into the vehicle; the first one begins the loading. Read twice, it is loaded once. */
export const loadStop = defineCommand({
  name: 'load-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'cargar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Carga un pedido en el vehículo, por su etiqueta o su número',
  request: z.strictObject({
    accion: z.literal('cargar'),
    id: despachoId,
    codigo: z.string().trim().min(1, 'Escanea la etiqueta').max(100),
    expectedVersion,
  }),
  aggregate: route,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN),
  decide(state, { codigo }) {
    const number = orderOf(codigo);
    if (number === undefined)
      return reject(
        'LECTURA_DESCONOCIDA',
        TITLE,
        `«${codigo}» no es la etiqueta de un pedido. Escanea la del bulto, o escribe el número del pedido.`,
      );
    const found = state!.paradas.find((p) => p.pedido.number === number);
    if (!found)
      return reject(
        'PEDIDO_DE_OTRO_DESPACHO',
        TITLE,
        `El Pedido N° ${number} no va en el Despacho N° ${state!.number}. No lo cargues.`,
      );
    const stop = pendingStop(state!, found.linea, TITLE);
    if (isRejection(stop)) return stop;
    return stop.cargada ? [] : [RouteStopLoaded({ despacho: refOf(state!), parada: refOfStop(stop) })];
  },
  answer: ({ state }) => {
    const left = state!.paradas.filter((p) => !p.cargada).length;
    return { mensaje: left === 0 ? 'Todo está cargado' : `Cargado: ${left === 1 ? 'falta 1' : `faltan ${left}`}` };
  },
});
