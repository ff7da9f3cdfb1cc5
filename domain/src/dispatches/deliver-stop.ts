import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { parseRut } from '../kernel/rut.ts';
import { expectedVersion, oneLine } from '../kernel/text.ts';
import type { OrderState } from '../streams/order/order.ts';
import { RouteStopDelivered } from './events.ts';
import { despachoId, forRoute, linea, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import { refOf, refOfStop, route } from './route.ts';
import { settled } from './settled.ts';

const TITLE = 'La parada no se entregó';

/** A file of the route, by the command that attached it. */
const archivo = z.string().min(1).max(100).nullable().default(null);

export interface DeliveredFacts {
  readonly pedido: OrderState;
}

/** The customer has the goods and signed with name and RUT; the order is delivered by the process that follows routes. */
export const deliverStop = defineCommand({
  name: 'deliver-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'entregar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Registra la entrega de una parada, con quien la recibe',
  request: z.strictObject({
    accion: z.literal('entregar'),
    id: despachoId,
    linea,
    nombre: oneLine(120).min(1, 'Ingresa quién recibe'),
    rut: oneLine(20).refine((text) => parseRut(text) !== undefined, 'Revisa el RUT de quien recibe'),
    observacion: z.string().trim().max(1000).default(''),
    firma: archivo,
    foto: archivo,
    expectedVersion,
  }),
  aggregate: route,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, ['En Ruta']),
  decide(state, { linea, nombre, rut, observacion, firma, foto }, { facts }: DecideContext<DeliveredFacts>) {
    const stop = pendingStop(state!, linea, TITLE);
    if (isRejection(stop)) return stop;
    const o = facts.pedido;
    if (o?.estatus === 'Anulado')
      return reject('ESTADO_NO_PERMITE', TITLE, 'El pedido está anulado. No lo entregues: recházalo y devuélvelo.');
    // Handover requires the invoice (document 1 §5), by whichever way the goods leave.
    if (!o?.facturado) return reject('ESTADO_NO_PERMITE', TITLE, 'El pedido aún no ha sido facturado');
    const files = new Set((state!.adjuntos ?? []).map(({ _id }) => _id));
    if ([firma, foto].some((one) => one !== null && !files.has(one)))
      return reject(
        'ARCHIVO_NO_EXISTE',
        TITLE,
        'La firma o la foto no está entre los archivos del despacho. Tómala de nuevo.',
      );
    return settled(
      state!,
      stop,
      RouteStopDelivered({
        despacho: refOf(state!),
        parada: refOfStop(stop),
        receptor: { nombre, rut: parseRut(rut)!.rut },
        observacion,
        ...(firma !== null && { firma }),
        ...(foto !== null && { foto }),
      }),
    );
  },
  answer: ({ state }) => ({
    mensaje: state!.estado === 'Cerrado' ? 'Entregada: era la última parada' : 'La parada fue entregada',
  }),
});
