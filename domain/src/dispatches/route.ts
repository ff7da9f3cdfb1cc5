import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import { defineClaim } from '../kernel/claim.ts';
import {
  RouteCancelled,
  RouteChanged,
  RouteClosed,
  RouteDeparted,
  RouteParcelLoaded,
  RoutePlanned,
  RouteStopDelivered,
  RouteStopLoaded,
  RouteStopPaid,
  RouteStopPartDelivered,
  RouteStopRejected,
  RouteStopRemoved,
  RouteStopRescheduled,
  RouteStopsAdded,
  RouteStopsOrdered,
} from './events.ts';
import type { LineaEntregada } from '../streams/order/delivery-parts.shared.ts';
import type {
  EstadoDespacho,
  EstadoParada,
  Pago,
  ParadaPlanificada,
  receptor,
  refDespacho,
  refParada,
} from './parts.ts';

export interface Parada extends ParadaPlanificada {
  readonly estado: EstadoParada;
  readonly cargada: boolean;
  /** Packages of it that were scanned into the vehicle. */
  readonly embalajes: readonly number[];
  readonly receptor: z.infer<typeof receptor> | null;
  /** Files of the route: what the receiver drew, and how the goods were left. */
  readonly firma: string | null;
  readonly foto: string | null;
  /** Why it was not delivered, or what was noted when it was. */
  readonly motivo: string | null;
  /** Of a rescheduled one: for which day. */
  readonly nueva_fecha: string | null;
  readonly pagos: readonly Pago[];
  /** Why it was closed without its money. */
  readonly sin_cobro: string | null;
  /** What was handed over, where it was a part. */
  readonly parte: { readonly lineas: readonly LineaEntregada[]; readonly embalajes: readonly number[] } | null;
  /** When it was settled. */
  readonly resuelta_at: string | null;
}

export type Route = Omit<z.infer<typeof RoutePlanned.data>, 'paradas'> &
  Attached & {
    readonly estado: EstadoDespacho;
    readonly paradas: readonly Parada[];
    /** Highest number that a stop ever had. */
    readonly ultima: number;
    /** Orders that were taken out before it left. */
    readonly quitados: readonly string[];
    readonly salida_at: string | null;
    readonly motivo_anulacion: string | null;
  };
export type RouteState = Route | undefined;

const planned = (p: ParadaPlanificada): Parada => ({
  ...p,
  estado: 'Pendiente',
  cargada: false,
  embalajes: [],
  receptor: null,
  firma: null,
  foto: null,
  motivo: null,
  nueva_fecha: null,
  pagos: [],
  sin_cobro: null,
  parte: null,
  resuelta_at: null,
});
const highest = (paradas: readonly { readonly linea: number }[]): number => Math.max(0, ...paradas.map((p) => p.linea));
const put = (s: RouteState, change: Partial<Route>): RouteState => s && { ...s, ...change };
const at = (s: RouteState, { linea }: { readonly linea: number }, change: (p: Parada) => Partial<Parada>): RouteState =>
  s && { ...s, paradas: s.paradas.map((p) => (p.linea === linea ? { ...p, ...change(p) } : p)) };

/** Stream `route-<number>`: a route with its stops, because loading, leaving and settling exclude each other. */
export const route = defineAggregate<RouteState>('route', undefined, [
  on(RoutePlanned, (_s, d) => ({
    ...d,
    estado: 'Planificado',
    paradas: d.paradas.map(planned),
    ultima: highest(d.paradas),
    quitados: [],
    salida_at: null,
    motivo_anulacion: null,
  })),
  on(RouteChanged, (s, d) => put(s, d.cambios)),
  on(RouteStopsAdded, (s, { paradas }) =>
    put(s, { paradas: [...(s?.paradas ?? []), ...paradas.map(planned)], ultima: highest(paradas) }),
  ),
  on(RouteStopRemoved, (s, d) =>
    put(s, {
      paradas: (s?.paradas ?? []).filter((p) => p.linea !== d.parada.linea),
      quitados: [...(s?.quitados ?? []), d.parada.pedido._id],
    }),
  ),
  on(RouteStopsOrdered, (s, { orden }) =>
    put(s, { paradas: orden.flatMap((linea) => s?.paradas.find((p) => p.linea === linea) ?? []) }),
  ),
  on(RouteStopLoaded, (s, d) =>
    put(
      at(s, d.parada, () => ({ cargada: true })),
      { estado: 'Cargando' },
    ),
  ),
  on(RouteParcelLoaded, (s, d) =>
    put(
      at(s, d.parada, ({ embalajes }) => ({ embalajes: [...embalajes, d.embalaje] })),
      { estado: 'Cargando' },
    ),
  ),
  on(RouteDeparted, (s, _d, context) => put(s, { estado: 'En Ruta', salida_at: context.at })),
  on(RouteStopDelivered, (s, d, context) =>
    at(s, d.parada, () => ({
      estado: 'Entregada',
      receptor: d.receptor,
      firma: d.firma ?? null,
      foto: d.foto ?? null,
      motivo: d.observacion || null,
      sin_cobro: d.sin_cobro ?? null,
      resuelta_at: context.at,
    })),
  ),
  on(RouteStopPartDelivered, (s, d, context) =>
    at(s, d.parada, () => ({
      estado: 'Entregada',
      receptor: d.receptor,
      firma: d.firma,
      foto: d.foto,
      motivo: [d.motivo, d.observacion].filter(Boolean).join('. '),
      nueva_fecha: d.fecha,
      cobrar: d.cobrar,
      sin_cobro: d.sin_cobro ?? null,
      parte: { lineas: d.lineas, embalajes: d.embalajes },
      resuelta_at: context.at,
    })),
  ),
  on(RouteStopRejected, (s, d, context) =>
    at(s, d.parada, () => ({ estado: 'Rechazada', motivo: d.motivo, resuelta_at: context.at })),
  ),
  on(RouteStopRescheduled, (s, d, context) =>
    at(s, d.parada, () => ({
      estado: 'Reprogramada',
      motivo: d.motivo,
      nueva_fecha: d.fecha,
      resuelta_at: context.at,
    })),
  ),
  on(RouteStopPaid, (s, d) => at(s, d.parada, (p) => ({ pagos: [...p.pagos, d.pago] }))),
  on(RouteClosed, (s) => put(s, { estado: 'Cerrado' })),
  on(RouteCancelled, (s, d) => put(s, { estado: 'Anulado', motivo_anulacion: d.motivo })),
  ...attachmentFolds<Route>(),
]);

export const refOf = ({ _id, number, fecha, chofer, patente }: Route): z.infer<typeof refDespacho> => ({
  _id,
  number,
  fecha,
  chofer,
  patente,
});
export const refOfStop = ({ linea, pedido, cobrar }: Parada): z.infer<typeof refParada> => ({ linea, pedido, cobrar });

/** An order is in one open route at a time. */
export const routedOrder = defineClaim('routedorder', 'RoutedOrderClaimed', 'Pedido asignado a despacho');

/**
 * Whether a route holds an order: a stop that is settled, or was taken out, lets it go at once (`never`); one that is not
 * there yet may be on its way.
 */
export function holdsOrder(state: RouteState, pedido: string): boolean | 'never' {
  if (!state) return false;
  if (state.estado === 'Anulado' || state.estado === 'Cerrado') return 'never';
  const stop = state.paradas.findLast((p) => p.pedido._id === pedido);
  if (stop) return stop.estado === 'Pendiente' ? true : 'never';
  return state.quitados.includes(pedido) ? 'never' : false;
}
