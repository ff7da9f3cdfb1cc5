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
import { type RouteRow, routeRow } from '@power/domain/dispatches/views/route-row';
import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import type { EventContext } from '@power/domain/kernel/event';
import { announce, type Announcement, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { boards } from '../kernel/board-frames.ts';

const key = ({ despacho }: { readonly despacho: { readonly _id: string } }): string[] => [despacho._id];
const ofRoute = attachedTo('route');
const touch = (
  row: RouteRow | undefined,
  c: EventContext,
  change: (row: RouteRow) => Partial<RouteRow> = () => ({}),
): RouteRow | undefined => row && { ...row, ...change(row), updatedAt: c.at, version: c.version };
const toCollect = (stops: readonly { readonly cobrar: number }[]): number =>
  stops.reduce((sum, { cobrar }) => sum + cobrar, 0);
type OfStop = { readonly parada: { readonly cobrar: number }; readonly cobrado?: number | undefined };
/** A stop that was driven to for nothing: its money is not to be had either. */
const back = (row: RouteRow | undefined, { parada, cobrado = 0 }: OfStop, c: EventContext) =>
  touch(row, c, (r) => ({ devueltas: r.devueltas + 1, por_cobrar: r.por_cobrar - parada.cobrar + cobrado }));

const onTheWall = () => boards('rutasBodega');
const frames: readonly Announcement[] = [
  announce(RoutePlanned, onTheWall),
  announce(RouteChanged, onTheWall),
  announce(RouteStopsAdded, onTheWall),
  announce(RouteStopRemoved, onTheWall),
  announce(RouteStopLoaded, onTheWall),
  announce(RouteDeparted, onTheWall),
  announce(RouteStopDelivered, onTheWall),
  announce(RouteStopPartDelivered, onTheWall),
  announce(RouteStopRejected, onTheWall),
  announce(RouteStopRescheduled, onTheWall),
  announce(RouteClosed, onTheWall),
  announce(RouteCancelled, onTheWall),
];

/** Routes as their list reads them. */
export default rowProjection(routeRow, {
  version: 2,
  announcements: frames,
  indexes: [['number'], ['estado', 'fecha'], ['fecha']],
  rules: [
    rule(
      RoutePlanned,
      (d) => [d._id],
      (_, { paradas, creado_por, ...d }, c) => ({
        ...d,
        estado: 'Planificado',
        paradas: paradas.length,
        cargadas: 0,
        entregadas: 0,
        devueltas: 0,
        por_cobrar: toCollect(paradas),
        cobrado: 0,
        creado_por: creado_por.nombre,
        salida_at: null,
        cerrado_at: null,
        updatedAt: c.at,
        version: c.version,
      }),
    ),
    rule(RouteChanged, key, (row, { cambios }, c) => touch(row, c, () => cambios)),
    rule(RouteStopsAdded, key, (row, { paradas }, c) =>
      touch(row, c, (r) => ({
        paradas: r.paradas + paradas.length,
        por_cobrar: r.por_cobrar + toCollect(paradas),
      })),
    ),
    rule(RouteStopRemoved, key, (row, { parada, cargada }, c) =>
      touch(row, c, (r) => ({
        paradas: r.paradas - 1,
        cargadas: r.cargadas - (cargada ? 1 : 0),
        por_cobrar: r.por_cobrar - parada.cobrar,
      })),
    ),
    rule(RouteStopsOrdered, key, (row, _, c) => touch(row, c)),
    rule(RouteStopLoaded, key, (row, _, c) => touch(row, c, (r) => ({ estado: 'Cargando', cargadas: r.cargadas + 1 }))),
    rule(RouteParcelLoaded, key, (row, _, c) => touch(row, c, () => ({ estado: 'Cargando' }))),
    rule(RouteDeparted, key, (row, _, c) => touch(row, c, () => ({ estado: 'En Ruta', salida_at: c.at }))),
    rule(RouteStopDelivered, key, (row, _, c) => touch(row, c, (r) => ({ entregadas: r.entregadas + 1 }))),
    rule(RouteStopPartDelivered, key, (row, { parada, cobrar }, c) =>
      touch(row, c, (r) => ({
        entregadas: r.entregadas + 1,
        por_cobrar: r.por_cobrar - parada.cobrar + cobrar,
      })),
    ),
    rule(RouteStopRejected, key, back),
    rule(RouteStopRescheduled, key, back),
    rule(RouteStopPaid, key, (row, { pago }, c) =>
      touch(row, c, (r) => ({ cobrado: r.cobrado + pago.monto, por_cobrar: r.por_cobrar - pago.monto })),
    ),
    rule(RouteClosed, key, (row, _, c) => touch(row, c, () => ({ estado: 'Cerrado', cerrado_at: c.at }))),
    rule(RouteCancelled, key, (row, _, c) => touch(row, c, () => ({ estado: 'Anulado', por_cobrar: 0 }))),
    rule(AttachmentAdded, ofRoute, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofRoute, (row, _, c) => touch(row, c)),
  ],
});
