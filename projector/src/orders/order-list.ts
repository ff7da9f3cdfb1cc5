import { isService } from '@power/domain/streams/order/billing.shared';
import {
  RouteCancelled,
  RoutePlanned,
  RouteStopPartDelivered,
  RouteStopRejected,
  RouteStopRemoved,
  RouteStopRescheduled,
  RouteStopsAdded,
} from '@power/domain/dispatches/events';
import type { EventContext } from '@power/domain/kernel/event';
import { OrderPartDelivered, OrderRestCancelled } from '@power/domain/streams/order/delivery-events';
import {
  OrderCancelled,
  OrderClientChanged,
  OrderCommentAdded,
  OrderCreated,
  OrderDelivered,
  OrderDispatched,
  OrderHeaderChanged,
  OrderInvoiced,
  OrderLinesChanged,
  OrderPricesApproved,
  OrderReadyForDispatch,
  OrderReadyInRoom,
  OrderReturned,
  OrderSplit,
  OrderValidated,
  OrderValidationAbandoned,
  WebpayLinkCreated,
  WebpayLinkSpent,
  WebPaymentToReturn,
  WebPaymentConfirmed,
} from '@power/domain/streams/order/events';
import { CreditNoteIssued, DispatchGuideIssued } from '@power/domain/streams/order/tax-events';
import type { LineaPedido } from '@power/domain/streams/order/parts';
import { type OrderRow, orderRow } from '@power/domain/orders/views/order-row';
import {
  LinePicked,
  LineUnpicked,
  PickedGoodsReturned,
  PickingFinished,
  PickingPaused,
  PickingReassigned,
  PickingResumed,
  PickingTaken,
  ShortageReported,
  ShortageWithdrawn,
} from '@power/domain/streams/order/picking-events';
import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { orderFrames } from './order-frames.ts';

type Lines = Pick<OrderRow, 'neto' | 'iva' | 'total'> & { readonly productos_pedido: readonly LineaPedido[] };
type OfOrder = { pedido: { _id: string } };
const key = (d: OfOrder): string[] => [d.pedido._id];
const ofOrder = attachedTo('order');
type Stop = { readonly pedido: { readonly _id: string } };
const ofStops = (d: { readonly paradas: readonly Stop[] }): string[] => d.paradas.map(({ pedido }) => pedido._id);
const ofStop = (d: { readonly parada: Stop }): string[] => [d.parada.pedido._id];
const free = (row: OrderRow | undefined): OrderRow | undefined => row && { ...row, despacho: null };

/** Every event touches the row; one that moves the state also restarts its clock. */
function touch(row: OrderRow | undefined, context: EventContext, change: Partial<OrderRow> = {}): OrderRow | undefined {
  if (!row) throw new Error(`order ${context.stream} has no row before version ${context.version}`);
  const moved = change.estatus !== undefined && change.estatus !== row.estatus;
  return {
    ...row,
    ...change,
    updatedAt: context.at,
    version: context.version,
    ...(moved && { estatus_at: context.at }),
  };
}

/** What a list tells of an order's lines. */
const ofLines = ({ productos_pedido: lines, ...sums }: Lines) => ({
  neto: sums.neto,
  iva: sums.iva,
  total: sums.total,
  marcas: [...new Set(lines.map((l) => l.producto.marca))].sort(),
  lineas: lines.length,
  // Of goods: picking and its progress count them, and work is none.
  unidades: lines.filter((l) => !isService(l)).reduce((sum, l) => sum + l.cantidad, 0),
  por_aprobar: lines.filter((l) => l.requiere_validacion && !l.validado).length,
});

/** *Pedidos globales* and everything else that lists orders; temporal, so that any past day can be shown. */
export default rowProjection(orderRow, {
  version: 15,
  // None holds what each event changes (`updatedAt`, `version`): a change of nothing else then writes no index at all.
  indexes: [
    ['cotizacion'],
    ['dividido_de'],
    ['number'],
    ['estatus', 'createdAt'],
    ['createdAt'],
    ['ejecutivo_id', 'createdAt'],
    ['cliente_id', 'createdAt'],
    ['total'],
    ['codigo_sap'],
    { sql: '(ops.plain(cliente_nombre), _key)' },
  ],
  ignores: [
    'RouteChanged',
    'RouteStopsOrdered',
    'RouteStopLoaded',
    'RouteParcelLoaded',
    'RouteDeparted',
    'RouteStopDelivered',
    'RouteStopPaid',
    'RouteClosed',
  ],
  rules: [
    rule(
      OrderCreated,
      (d) => [d._id],
      (_, d, c) => ({
        _id: d._id,
        number: d.number,
        codigo_sap: d.codigo_sap,
        estatus: d.estatus,
        cliente_id: d.client._id,
        cliente_nombre: d.client.name,
        legalcode: d.client.legalcode,
        tipo_cliente: d.client.tipo_cliente,
        cliente_sap: d.cliente_sap,
        ejecutivo_id: d.ejecutivo._id,
        ejecutivo_nombre: d.ejecutivo.nombre,
        tipo_entrega: d.tipo_entrega,
        bodega_entrega: d.bodega_entrega,
        comuna: d.direccion_despacho?.comuna ?? null,
        despacho: null,
        despachar_desde: null,
        condicion_pago: d.condicion_pago,
        metodo_pago: d.metodo_pago,
        ...ofLines(d),
        facturado: false,
        entregado: false,
        neto_facturado: null,
        total_facturado: null,
        acreditado: 0,
        neto_acreditado: 0,
        facturado_at: null,
        folio: null,
        tipo_dte: null,
        cotizacion: d.cotizacion,
        dividido_de: d.dividido_de ?? null,
        orden_compra: d.orden_compra,
        puntosUtilizados: d.puntosUtilizados,
        datos_wp: d.datos_wp,
        web: d.datos_wp !== null || d.estatus === 'Pendiente Pago Web',
        enlace_vence: null,
        pickeadas: 0,
        entregadas: 0,
        resto_anulado: false,
        con_faltantes: false,
        faltantes: 0,
        por_devolver: false,
        picking_usuario_id: null,
        picking_usuario: null,
        picking_pausado: false,
        comentarios: 0,
        createdAt: d.createdAt,
        updatedAt: c.at,
        validado_at: null,
        estatus_at: c.at,
        version: c.version,
      }),
    ),
    rule(OrderHeaderChanged, key, (row, { cambios: { direccion_despacho: to, observacion: _o, ...shown } }, c) =>
      touch(row, c, { ...shown, ...(to !== undefined && { comuna: to?.comuna ?? null }) }),
    ),
    rule(OrderClientChanged, key, (row, { client }, c) =>
      touch(row, c, {
        cliente_id: client._id,
        cliente_nombre: client.name,
        legalcode: client.legalcode,
        tipo_cliente: client.tipo_cliente,
        cliente_sap: client.codigo_sap,
      }),
    ),
    rule(OrderLinesChanged, key, (row, d, c) => touch(row, c, ofLines(d))),
    rule(OrderSplit, key, (row, d, c) => touch(row, c, ofLines(d))),
    rule(WebpayLinkCreated, key, (row, { vence }, c) => touch(row, c, { enlace_vence: vence })),
    rule(WebpayLinkSpent, key, (row, _, c) => touch(row, c, { enlace_vence: null })),
    rule(WebPaymentToReturn, key, (row, _, c) => touch(row, c, {})),
    rule(WebPaymentConfirmed, key, (row, { estatus, datos_wp }, c) => touch(row, c, { estatus, datos_wp })),
    rule(OrderPricesApproved, key, (row, d, c) =>
      touch(row, c, { por_aprobar: (row?.por_aprobar ?? 0) - d.lineas.length }),
    ),
    rule(OrderValidated, key, (row, d, c) =>
      touch(row, c, {
        estatus: d.estatus,
        condicion_pago: d.condicion_pago,
        metodo_pago: d.metodo_pago,
        validado_at: c.at,
      }),
    ),
    rule(OrderValidationAbandoned, key, (row, _, c) => touch(row, c)),
    rule(PickingTaken, key, (row, d, c) =>
      touch(row, c, {
        estatus: d.estatus,
        picking_usuario_id: d.usuario._id,
        picking_usuario: d.usuario.nombre,
        picking_pausado: false,
      }),
    ),
    rule(PickingPaused, key, (row, _, c) => touch(row, c, { picking_pausado: true })),
    rule(PickingResumed, key, (row, _, c) => touch(row, c, { picking_pausado: false })),
    rule(PickingReassigned, key, (row, d, c) =>
      touch(row, c, { picking_usuario_id: d.usuario._id, picking_usuario: d.usuario.nombre, picking_pausado: false }),
    ),
    rule(LinePicked, key, (row, d, c) => touch(row, c, { pickeadas: (row?.pickeadas ?? 0) + d.cantidad })),
    rule(ShortageReported, key, (row, d, c) =>
      touch(row, c, { con_faltantes: true, faltantes: (row?.faltantes ?? 0) + d.cantidad }),
    ),
    rule(LineUnpicked, key, (row, d, c) => touch(row, c, { pickeadas: (row?.pickeadas ?? 0) - d.cantidad })),
    rule(ShortageWithdrawn, key, (row, d, c) =>
      touch(row, c, { con_faltantes: d.con_faltantes, faltantes: (row?.faltantes ?? 0) - d.cantidad }),
    ),
    rule(PickedGoodsReturned, key, (row, _, c) => touch(row, c, { por_devolver: false })),
    rule(PickingFinished, key, (row, d, c) => touch(row, c, { estatus: d.estatus, con_faltantes: d.con_faltantes })),
    rule(OrderReadyInRoom, key, (row, d, c) => touch(row, c, { estatus: d.estatus })),
    rule(OrderReadyForDispatch, key, (row, d, c) => touch(row, c, { estatus: d.estatus })),
    rule(OrderDispatched, key, (row, d, c) => touch(row, c, { estatus: d.estatus })),
    rule(OrderReturned, key, (row, d, c) => touch(row, c, { estatus: d.estatus, despachar_desde: d.fecha ?? null })),
    rule(OrderInvoiced, key, (row, d, c) =>
      touch(row, c, {
        estatus: d.estatus,
        facturado: true,
        folio: d.folio,
        tipo_dte: d.tipo_dte,
        neto_facturado: d.neto,
        total_facturado: d.total,
        facturado_at: c.at,
      }),
    ),
    rule(CreditNoteIssued, key, (row, { neto, total }, c) =>
      touch(row, c, {
        acreditado: (row?.acreditado ?? 0) + total,
        neto_acreditado: (row?.neto_acreditado ?? 0) + neto,
      }),
    ),
    rule(DispatchGuideIssued, key, (row, _, c) => touch(row, c)),
    rule(OrderDelivered, key, (row, d, c) => touch(row, c, { estatus: d.estatus, entregado: true })),
    rule(OrderPartDelivered, key, (row, d, c) =>
      touch(row, c, {
        estatus: d.estatus,
        entregadas: (row?.entregadas ?? 0) + d.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
        despachar_desde: d.fecha,
      }),
    ),
    rule(OrderRestCancelled, key, (row, d, c) =>
      touch(row, c, {
        estatus: d.estatus,
        entregado: true,
        resto_anulado: true,
        por_devolver: d.lineas.length > 0,
      }),
    ),
    rule(OrderCancelled, key, (row, d, c) =>
      touch(row, c, {
        estatus: d.estatus,
        picking_pausado: false,
        por_devolver: (row?.pickeadas ?? 0) > 0,
        por_aprobar: 0,
      }),
    ),
    rule(RoutePlanned, ofStops, (row, { number }) => row && { ...row, despacho: number }),
    rule(RouteStopsAdded, ofStops, (row, { despacho }) => row && { ...row, despacho: despacho.number }),
    rule(RouteStopRemoved, ofStop, free),
    rule(RouteStopPartDelivered, ofStop, free),
    rule(RouteStopRejected, ofStop, free),
    rule(RouteStopRescheduled, ofStop, free),
    rule(RouteCancelled, ofStops, free),
    rule(AttachmentAdded, ofOrder, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofOrder, (row, _, c) => touch(row, c)),
    rule(OrderCommentAdded, key, (row, _, c) => touch(row, c, { comentarios: (row?.comentarios ?? 0) + 1 })),
  ],
  announcements: orderFrames,
});
