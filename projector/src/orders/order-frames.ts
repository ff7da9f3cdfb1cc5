import type { DashboardFlag } from '@power/domain/dashboards/views/operational';
import { OrderPartDelivered, OrderRestCancelled } from '@power/domain/streams/order/delivery-events';
import {
  OrderCancelled,
  OrderCreated,
  OrderDelivered,
  OrderDispatched,
  OrderReturned,
  OrderInvoiced,
  OrderReadyForDispatch,
  OrderReadyInRoom,
  OrderValidated,
  WebPaymentConfirmed,
} from '@power/domain/streams/order/events';
import {
  LinePicked,
  LineUnpicked,
  PickingFinished,
  PickingPaused,
  PickingReassigned,
  PickingResumed,
  PickingTaken,
  ShortageReported,
  ShortageWithdrawn,
} from '@power/domain/streams/order/picking-events';
import { announce, type Announcement, type Frame } from '@power/infra/platform/projection/define';
import { boards } from '../kernel/board-frames.ts';

/** How far a picking is: shown to people with a session only, so boards without one are not woken by each scan. */
const progress: readonly Frame[] = [
  {
    evento: 'actualizacionDashboard',
    datos: { flag: 'pickingTiempoReal' satisfies DashboardFlag },
    para: { todos: true },
  },
];

const STAFF = [
  'Administrador',
  'Jefe de Bodega',
  'Asistente Bodega',
  'Bodega y Despacho',
  'Bodega',
  'Jefe de Logistica',
  'Finanzas',
  'Cobrador',
  'Pre-Venta',
] as const;

/** Named event for the staff and for the order's own seller; number and state only. */
const named = (evento: string, d: { number: number; estatus: string; ejecutivo: { _id: string } }): Frame => ({
  evento,
  datos: { number: d.number, estatus: d.estatus },
  para: { perfiles: [...STAFF], usuarios: [d.ejecutivo._id] },
});
const ofOrder = (d: { pedido: { number: number; ejecutivo: { _id: string } }; estatus: string }) => ({
  number: d.pedido.number,
  estatus: d.estatus,
  ejecutivo: d.pedido.ejecutivo,
});

/** Live frames of the order's life (document 1 §7). */
export const orderFrames: readonly Announcement[] = [
  announce(OrderCreated, (d) => [
    named('pedidoCreado', d),
    ...boards('pedidosUltimos30', 'pedidosPorEstatus30', 'productoMasVendido'),
  ]),
  announce(WebPaymentConfirmed, () => boards('pedidosPorEstatus30')),
  announce(OrderValidated, (d) => [
    named('pedidoValidado', ofOrder(d)),
    ...boards('pedidosPendientes', 'pedidosPorEstatus30'),
  ]),
  announce(PickingTaken, () => boards('pedidosPendientes', 'pickingTiempoReal', 'pedidosPorEstatus30')),
  announce(LinePicked, () => [...progress]),
  announce(ShortageReported, () => [...progress]),
  announce(LineUnpicked, () => [...progress]),
  announce(ShortageWithdrawn, () => [...progress]),
  announce(PickingPaused, () => boards('pickingTiempoReal')),
  announce(PickingResumed, () => boards('pickingTiempoReal')),
  announce(PickingReassigned, () => boards('pickingTiempoReal')),
  announce(PickingFinished, () => boards('pickingTiempoReal', 'pedidosPorEstatus30')),
  announce(OrderReadyInRoom, () => boards('pickingTiempoReal', 'entregadoSala', 'pedidosPorEstatus30')),
  announce(OrderReadyForDispatch, () => boards('pickingTiempoReal', 'despachoTiempoReal', 'pedidosPorEstatus30')),
  announce(OrderDispatched, () => boards('despachoTiempoReal', 'pedidosPorEstatus30')),
  announce(OrderReturned, () => boards('despachoTiempoReal', 'pedidosPorEstatus30')),
  announce(OrderInvoiced, (d) => [
    named('pedidoFacturado', ofOrder(d)),
    ...boards('entregadoSala', 'pedidosPendientes', 'pedidosPorEstatus30'),
  ]),
  announce(OrderDelivered, () =>
    boards('entregadoSala', 'despachoTiempoReal', 'entregasTiempoReal', 'pedidosPorEstatus30'),
  ),
  announce(OrderPartDelivered, () => boards('despachoTiempoReal', 'entregasTiempoReal', 'pedidosPorEstatus30')),
  announce(OrderRestCancelled, () => boards('despachoTiempoReal', 'entregasTiempoReal', 'pedidosPorEstatus30')),
  announce(OrderCancelled, () =>
    boards('pedidosPendientes', 'pickingTiempoReal', 'entregadoSala', 'despachoTiempoReal', 'pedidosPorEstatus30'),
  ),
];
