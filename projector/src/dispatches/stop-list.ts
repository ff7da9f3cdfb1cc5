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
} from '@power/domain/dispatches/events';
import type { ParadaPlanificada } from '@power/domain/dispatches/parts';
import { type StopRow, stopRow } from '@power/domain/dispatches/views/stop-row';
import type { EventContext } from '@power/domain/kernel/event';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

type Ref = { readonly _id: string; readonly number: number; readonly fecha: string; readonly chofer: string };
type OfRoute = { readonly despacho: Ref };
const keyOf = (despacho: string, linea: number): string => `${despacho}-${linea}`;
const ofStop = (d: OfRoute & { readonly parada: { readonly linea: number } }): string[] => [
  keyOf(d.despacho._id, d.parada.linea),
];
const ofStops = (d: OfRoute & { readonly paradas: readonly { readonly linea: number }[] }): string[] =>
  d.paradas.map(({ linea }) => keyOf(d.despacho._id, linea));
const touch = (row: StopRow | undefined, c: EventContext, change: Partial<StopRow>): StopRow | undefined =>
  row && { ...row, ...change, updatedAt: c.at };

/** A stop as it was planned. */
const planned = (
  { _id, number, fecha, chofer, patente }: Ref & { readonly patente: string },
  stop: ParadaPlanificada,
  orden: number,
  c: EventContext,
): StopRow => ({
  _id: keyOf(_id, stop.linea),
  despacho: number,
  linea: stop.linea,
  orden,
  pedido: stop.pedido.number,
  cliente_id: stop.pedido.client._id,
  cliente_nombre: stop.pedido.client.name,
  ejecutivo_id: stop.pedido.ejecutivo._id,
  ejecutivo_nombre: stop.pedido.ejecutivo.nombre,
  marcas: stop.pedido.marcas,
  estado: 'Pendiente',
  estado_despacho: 'Planificado',
  fecha,
  chofer,
  patente,
  calle: stop.direccion?.calle ?? null,
  comuna: stop.direccion?.comuna ?? null,
  cargada: false,
  cobrar: stop.cobrar,
  cobrado: 0,
  por_cobrar: stop.cobrar,
  receptor_nombre: null,
  receptor_rut: null,
  motivo: null,
  parcial: false,
  sin_cobro: null,
  nueva_fecha: null,
  createdAt: c.at,
  resuelta_at: null,
  updatedAt: c.at,
});
const place = (stops: readonly { readonly linea: number }[], despacho: string, key: string): number =>
  stops.findIndex(({ linea }) => keyOf(despacho, linea) === key);
/** Not delivered: its money is not to be had either. */
const undone = (row: StopRow | undefined, c: EventContext, change: Partial<StopRow>) =>
  touch(row, c, { ...change, por_cobrar: 0, resuelta_at: c.at });

/** Stops of routes as collectors and sellers read them. */
export default rowProjection(stopRow, {
  version: 2,
  indexes: [['pedido'], ['despacho'], ['ejecutivo_id', 'createdAt'], ['createdAt']],
  ignores: ['AttachmentAdded', 'AttachmentRemoved'],
  rules: [
    rule(
      RoutePlanned,
      (d) => d.paradas.map(({ linea }) => keyOf(d._id, linea)),
      (_, d, c, key) => {
        const n = place(d.paradas, d._id, key);
        return planned(d, d.paradas[n]!, n + 1, c);
      },
    ),
    rule(RouteStopsAdded, ofStops, (_, { despacho, paradas }, c, key) => {
      const stop = paradas[place(paradas, despacho._id, key)]!;
      return planned(despacho, stop, stop.linea, c);
    }),
    rule(
      RouteChanged,
      (d) => d.lineas.map((linea) => keyOf(d.despacho._id, linea)),
      (row, { cambios }, c) => touch(row, c, cambios),
    ),
    rule(RouteStopRemoved, ofStop, (): StopRow | undefined => undefined),
    rule(
      RouteStopsOrdered,
      (d) => d.orden.map((linea) => keyOf(d.despacho._id, linea)),
      (row, { orden }, c) => touch(row, c, { orden: orden.indexOf(row?.linea ?? 0) + 1 }),
    ),
    rule(RouteStopLoaded, ofStop, (row, _, c) => touch(row, c, { cargada: true, estado_despacho: 'Cargando' })),
    rule(RouteParcelLoaded, ofStop, (row, _, c) => touch(row, c, { estado_despacho: 'Cargando' })),
    rule(RouteDeparted, ofStops, (row, _, c) => touch(row, c, { estado_despacho: 'En Ruta' })),
    rule(
      RouteClosed,
      (d) => d.lineas.map((linea) => keyOf(d.despacho._id, linea)),
      (row, _, c) => touch(row, c, { estado_despacho: 'Cerrado' }),
    ),
    rule(RouteStopDelivered, ofStop, (row, { receptor, observacion, sin_cobro }, c) =>
      touch(row, c, {
        estado: 'Entregada',
        receptor_nombre: receptor.nombre,
        receptor_rut: receptor.rut,
        motivo: observacion || null,
        sin_cobro: sin_cobro ?? null,
        resuelta_at: c.at,
      }),
    ),
    rule(RouteStopPartDelivered, ofStop, (row, d, c) =>
      touch(row, c, {
        estado: 'Entregada',
        parcial: true,
        receptor_nombre: d.receptor.nombre,
        receptor_rut: d.receptor.rut,
        motivo: d.motivo,
        nueva_fecha: d.fecha,
        sin_cobro: d.sin_cobro ?? null,
        cobrar: d.cobrar,
        por_cobrar: d.cobrar - (row?.cobrado ?? 0),
        resuelta_at: c.at,
      }),
    ),
    rule(RouteStopRejected, ofStop, (row, { motivo }, c) => undone(row, c, { estado: 'Rechazada', motivo })),
    rule(RouteStopRescheduled, ofStop, (row, { motivo, fecha }, c) =>
      undone(row, c, { estado: 'Reprogramada', motivo, nueva_fecha: fecha }),
    ),
    rule(RouteStopPaid, ofStop, (row, { cobrado }, c) =>
      touch(row, c, { cobrado, por_cobrar: (row?.cobrar ?? 0) - cobrado }),
    ),
    rule(RouteCancelled, ofStops, (row, _, c) => touch(row, c, { estado_despacho: 'Anulado', por_cobrar: 0 })),
  ],
});
