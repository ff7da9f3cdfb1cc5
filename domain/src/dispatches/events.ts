import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';
import { persons } from '../kernel/personal.ts';
import { ownIds } from '../streams/order/order-id.ts';
import { lineaEntregada } from '../streams/order/delivery-parts.shared.ts';
import { pago, parada, receptor, refDespacho, refParada } from './parts.ts';

const correctedStop = { schema: 2, upcast: { 1: ownIds.parada } } as const;
const correctedStops = { schema: 2, upcast: { 1: ownIds.paradas } } as const;
const cabecera = z.object({ fecha: z.string(), chofer: z.string(), patente: z.string() });
const ofRoute = { despacho: refDespacho };
const ofStop = { ...ofRoute, parada: refParada };
const lineas = z.array(z.number().int().positive());
/** Why a stop was closed without its money; absent where it was collected, or none was due. */
const sin_cobro = z.string().optional();
/** Pesos that it brought in before it came back; absent: none. */
const cobrado = z.number().int().positive().optional();
const signature = [
  persons(
    'receptor',
    ['nombre', 'rut'],
    ({ parada: { pedido } }: { parada: z.infer<typeof refParada> }) => `pedido-${pedido.number}`,
  ),
];

export const RoutePlanned = defineEvent('RoutePlanned', {
  label: 'Despacho planificado',
  data: cabecera.extend({
    _id: z.string(),
    number: z.number().int(),
    creado_por: persona,
    createdAt: z.string(),
    /** In the order in which they are driven. */
    paradas: z.array(parada),
  }),
  ...correctedStops,
});
/** `antes` and `cambios` hold the same keys; `lineas` are its stops, whose lists say the same. */
export const RouteChanged = defineEvent('RouteChanged', {
  label: 'Datos del despacho modificados',
  data: z.object({ ...ofRoute, antes: cabecera.partial(), cambios: cabecera.partial(), lineas }),
});
export const RouteStopsAdded = defineEvent('RouteStopsAdded', {
  label: 'Paradas agregadas',
  data: z.object({ ...ofRoute, paradas: z.array(parada).min(1) }),
  ...correctedStops,
});
export const RouteStopRemoved = defineEvent('RouteStopRemoved', {
  label: 'Parada quitada',
  data: z.object({ ...ofStop, cargada: z.boolean() }),
  ...correctedStop,
});
/** All its stops, before and after, in the order in which they are driven. */
export const RouteStopsOrdered = defineEvent('RouteStopsOrdered', {
  label: 'Paradas ordenadas',
  data: z.object({ ...ofRoute, antes: lineas, orden: lineas }),
});
/** The packages of a stop were scanned into the vehicle. */
export const RouteStopLoaded = defineEvent('RouteStopLoaded', {
  label: 'Parada cargada',
  data: z.object(ofStop),
  ...correctedStop,
});
/** One package of a stop is in the vehicle; `faltan` are those of the same order that are not. */
export const RouteParcelLoaded = defineEvent('RouteParcelLoaded', {
  label: 'Embalaje cargado',
  data: z.object({ ...ofStop, embalaje: z.number().int().positive(), faltan: lineas }),
  ...correctedStop,
});
/** On the road, with these stops. */
export const RouteDeparted = defineEvent('RouteDeparted', {
  label: 'Despacho en ruta',
  data: z.object({ ...ofRoute, paradas: z.array(refParada).min(1) }),
  ...correctedStops,
});
/** `firma` and `foto`: which of the route's files they are; absent of those of before. */
export const RouteStopDelivered = defineEvent('RouteStopDelivered', {
  label: 'Parada entregada',
  data: z.object({
    ...ofStop,
    receptor,
    observacion: z.string(),
    firma: z.string().nullable().optional(),
    foto: z.string().nullable().optional(),
    sin_cobro,
  }),
  personal: signature,
  ...correctedStop,
});
/** The customer took a part of the goods; the rest waits for a route of `fecha` or later. */
export const RouteStopPartDelivered = defineEvent('RouteStopPartDelivered', {
  label: 'Parada entregada en parte',
  data: z.object({
    ...ofStop,
    receptor,
    observacion: z.string(),
    firma: z.string().nullable(),
    foto: z.string().nullable(),
    /** Why not all of it. */
    motivo: z.string(),
    fecha: z.string(),
    lineas: z.array(lineaEntregada).min(1),
    embalajes: lineas,
    /** Pesos to collect for the part. */
    cobrar: z.number().int().nonnegative(),
    sin_cobro,
  }),
  personal: signature,
});
export const RouteStopRejected = defineEvent('RouteStopRejected', {
  label: 'Parada rechazada',
  data: z.object({ ...ofStop, motivo: z.string(), cobrado }),
  ...correctedStop,
});
/** Nobody was there, or the customer asked for another day: it waits for a route again, until `fecha`. */
export const RouteStopRescheduled = defineEvent('RouteStopRescheduled', {
  label: 'Parada reprogramada',
  data: z.object({ ...ofStop, motivo: z.string(), fecha: z.string(), cobrado }),
  ...correctedStop,
});
/** `cobrado`: what the stop brought in so far, with this payment. */
export const RouteStopPaid = defineEvent('RouteStopPaid', {
  label: 'Cobro registrado',
  data: z.object({ ...ofStop, pago, cobrado: z.number().int() }),
  ...correctedStop,
});
/** Its last stop was settled. */
export const RouteClosed = defineEvent('RouteClosed', {
  label: 'Despacho cerrado',
  data: z.object({ ...ofRoute, lineas }),
});
/** It never left; its orders are free again. */
export const RouteCancelled = defineEvent('RouteCancelled', {
  label: 'Despacho anulado',
  data: z.object({ ...ofRoute, motivo: z.string(), paradas: z.array(refParada) }),
  ...correctedStops,
});
