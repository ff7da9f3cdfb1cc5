import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { readOrderCode } from '../orders/order-code.shared.ts';
import { RouteParcelLoaded, RouteStopLoaded } from './events.ts';
import { despachoId, forRoute, OPEN, pendingStop, ROUTE_KEEPERS } from './guards.ts';
import type { EstadoEmbalaje } from './parcels/parts.ts';
import { refOf, refOfStop, type Route, route } from './route.ts';

const TITLE = 'El pedido no se cargó';

/** Number of the order whose label was read, or typed where the label does not read. */
const orderOf = (reading: string): number | undefined =>
  readOrderCode(reading) ?? (/^\d{1,15}$/.test(reading) ? Number(reading) : undefined);

/** What is known of the package whose label was read; undefined where something else was read. */
export interface LoadFacts {
  readonly embalaje:
    | {
        readonly number: number;
        /** Undefined: nobody opened it. */
        readonly de?: {
          readonly estado: EstadoEmbalaje;
          readonly pedido: number;
          /** All packages of its order that hold goods. */
          readonly hermanos: readonly number[];
          /** The customer has it already. */
          readonly entregado?: boolean;
        };
      }
    | undefined;
}

const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, TITLE, mensaje);

/** A package is in the vehicle, and with the last one of its order the stop. */
function loadParcel(state: Route, { number, de }: NonNullable<LoadFacts['embalaje']>) {
  const name = `El embalaje N° ${number}`;
  if (!de) return refused('EMBALAJE_DESCONOCIDO', `${name} no es de ningún pedido. Apártalo y revísalo en Embalajes.`);
  const found = state.paradas.find((p) => p.pedido.number === de.pedido);
  if (!found)
    return refused(
      'PEDIDO_DE_OTRO_DESPACHO',
      `${name} es del Pedido N° ${de.pedido}, que no va en el Despacho N° ${state.number}. No lo cargues.`,
    );
  if (de.entregado) return refused('EMBALAJE_ENTREGADO', `${name} ya se entregó al cliente. Retira su etiqueta.`);
  if (found.embalajes.includes(number) || found.cargada)
    return refused('YA_CARGADO', `${name} ya está cargado, con el Pedido N° ${de.pedido}.`);
  if (de.estado === 'Abierto')
    return refused('EMBALAJE_ABIERTO', `${name} está abierto. Ciérralo en Embalajes y escanéalo otra vez.`);
  if (de.estado !== 'Cerrado')
    return refused(
      'EMBALAJE_VACIO',
      `${name} está ${de.estado.toLowerCase()}: no lleva productos. Retira su etiqueta.`,
    );
  const stop = pendingStop(state, found.linea, TITLE);
  if (isRejection(stop)) return stop;
  const ref = { despacho: refOf(state), parada: refOfStop(stop) };
  const faltan = de.hermanos.filter((one) => one !== number && !stop.embalajes.includes(one));
  return [
    RouteParcelLoaded({ ...ref, embalaje: number, faltan }),
    ...(faltan.length === 0 ? [RouteStopLoaded(ref)] : []),
  ];
}

/** A package is scanned into the vehicle; the first one begins the loading. Read twice, it is loaded once. */
export const loadStop = defineCommand({
  name: 'load-stop',
  context: 'dispatches',
  path: '/despachos/modificar',
  accion: 'cargar',
  access: { perfiles: ROUTE_KEEPERS },
  summary: 'Carga un pedido o uno de sus embalajes en el vehículo, por su etiqueta o su número',
  request: z.strictObject({
    accion: z.literal('cargar'),
    id: despachoId,
    codigo: z.string().trim().min(1, 'Escanea la etiqueta').max(100),
    expectedVersion,
  }),
  aggregate: route,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forRoute(TITLE, OPEN),
  decide(state, { codigo }, { facts: { embalaje } }: DecideContext<LoadFacts>) {
    if (embalaje) return loadParcel(state!, embalaje);
    const number = orderOf(codigo);
    if (number === undefined)
      return reject(
        'LECTURA_DESCONOCIDA',
        TITLE,
        `«${codigo}» no es la etiqueta de un pedido ni de un embalaje. Escanea la del bulto, o escribe el número del pedido.`,
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
  answer: ({ state, events }) => {
    const [loaded] = events;
    const faltan = loaded?.type === RouteParcelLoaded.type ? (loaded.data as { faltan: readonly number[] }).faltan : [];
    if (faltan.length > 0)
      return {
        mensaje: `Cargado: de este pedido ${faltan.length === 1 ? 'falta el embalaje' : 'faltan los embalajes'} ${faltan.join(', ')}`,
      };
    const left = state!.paradas.filter((p) => !p.cargada).length;
    return { mensaje: left === 0 ? 'Todo está cargado' : `Cargado: ${left === 1 ? 'falta 1' : `faltan ${left}`}` };
  },
});
