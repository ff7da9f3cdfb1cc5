import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { addDays, dayOf } from '../kernel/dates.ts';
import { pesosText } from '../kernel/money.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { parseRut } from '../kernel/rut.ts';
import { expectedVersion, oneLine } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import type { OrderState } from '../streams/order/order.ts';
import { collected } from './collection.shared.ts';
import { RouteStopDelivered, RouteStopPartDelivered } from './events.ts';
import { despachoId, forRoute, linea, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import { type NamedParcel, partOf, partTotal } from './part-delivery.ts';
import { refOf, refOfStop, route } from './route.ts';
import { settled } from './settled.ts';

const TITLE = 'La parada no se entregó';

/** A file of the route, by the command that attached it. */
const archivo = z.string().min(1).max(100).nullable().default(null);

export interface DeliveredFacts {
  readonly pedido: OrderState;
  /** The packages that the request names, in its order. */
  readonly embalajes?: readonly NamedParcel[];
}

/**
 * The customer has the goods, all of them or the lines or packages that the request names, and signed with name and RUT;
 * the order is delivered by the process that follows routes, and the rest of it waits for another one.
 */
export const deliverStop = defineCommand({
  name: 'deliver-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'entregar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Registra la entrega de una parada, completa o en parte, con quien la recibe',
  request: z.strictObject({
    accion: z.literal('entregar'),
    id: despachoId,
    linea,
    nombre: oneLine(120).min(1, 'Ingresa quién recibe'),
    rut: oneLine(20).refine((text) => parseRut(text) !== undefined, 'Revisa el RUT de quien recibe'),
    observacion: z.string().trim().max(1000).default(''),
    firma: archivo,
    foto: archivo,
    /** Units of the order's lines that were handed over, where not all of them were. */
    lineas: z
      .array(
        z.strictObject({
          linea: z.number().int().positive(),
          cantidad: z.number().int().min(1, LEAST_QUANTITY.texto),
          series: z.array(oneLine(60).min(1)).max(2000).default([]),
        }),
      )
      .max(1000)
      .default([]),
    /** Packages that were handed over, where not all of them were. */
    embalajes: z.array(z.number().int().positive()).max(1000).default([]),
    /** Of a part: why not all of it, and the day before which the rest goes on no route; without it the next one. */
    motivo: z.string().trim().max(1000).default(''),
    fecha: dayText.optional(),
    /** Why money that was to be collected was not. */
    sin_cobro: z.string().trim().max(1000).default(''),
    expectedVersion,
  }),
  aggregate: route,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, ['En Ruta']),
  decide(state, request, { facts, now }: DecideContext<DeliveredFacts>) {
    const { linea, nombre, rut, observacion, firma, foto, motivo, sin_cobro, fecha = addDays(dayOf(now), 1) } = request;
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
    const part = partOf(o, request, facts.embalajes ?? [], TITLE);
    if (isRejection(part)) return part;
    if (part && motivo === '')
      return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo por el que no se entregó todo');
    if (part && fecha < dayOf(now)) return reject('FECHA_PASADA', TITLE, 'Elige un día que no haya pasado.');
    // What was paid in advance for more than the part stays this stop's.
    const cobrar = part ? Math.min(stop.cobrar, Math.max(partTotal(o, part), collected(stop))) : stop.cobrar;
    const debt = cobrar - collected(stop);
    if (debt > 0 && sin_cobro === '')
      return reject(
        'FALTA_COBRAR',
        TITLE,
        `A la parada le faltan ${pesosText(debt)} por cobrar. Registra el cobro, o ingresa el motivo por el que no se cobró.`,
      );
    const signed = {
      despacho: refOf(state!),
      parada: refOfStop(stop),
      receptor: { nombre, rut: parseRut(rut)!.rut },
      observacion,
      ...(debt > 0 && { sin_cobro }),
    };
    return settled(
      state!,
      stop,
      part
        ? RouteStopPartDelivered({
            ...signed,
            firma,
            foto,
            motivo,
            fecha,
            lineas: [...part],
            embalajes: [...request.embalajes],
            cobrar,
          })
        : RouteStopDelivered({ ...signed, ...(firma !== null && { firma }), ...(foto !== null && { foto }) }),
    );
  },
  answer: ({ state, events }) => {
    const parte = events.some(({ type }) => type === RouteStopPartDelivered.type);
    const last = state!.estado === 'Cerrado';
    if (parte)
      return { mensaje: `Entregada en parte: el resto queda por despachar${last ? '. Era la última parada' : ''}` };
    return { mensaje: last ? 'Entregada: era la última parada' : 'La parada fue entregada' };
  },
});
