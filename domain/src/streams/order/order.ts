import type { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Adjunto } from '../../kernel/attachments.ts';
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
} from './picking-events.ts';
import { lineOf, type Picking, withLine } from './picking.ts';
import { putBack, takenAt } from './taken.shared.ts';
import type { SerialsOfLine, UnitsAtPlace } from './unpicked.shared.ts';
import { isService, unitsOf } from './billing.shared.ts';
import { OrderPartDelivered, OrderRestCancelled } from './delivery-events.ts';
import type { EntregaParcial } from './delivery-parts.shared.ts';
import { CreditNoteIssued, DispatchGuideIssued } from './tax-events.ts';
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
  WebPaymentConfirmed,
  WebPaymentToReturn,
} from './events.ts';
import type {
  datosWp,
  Despacho,
  EnlacePago,
  facturaPedido,
  GuiaDespacho,
  MovimientoPedido,
  NotaCredito,
  Persona,
  QuienRecibe,
  RefPedido,
} from './parts.ts';

export interface ChatMessage {
  readonly texto: string;
  readonly fecha: string;
  readonly usuario: Persona;
}

export type Order = z.infer<typeof OrderCreated.data> & {
  readonly facturado: boolean;
  readonly entregado: boolean;
  readonly chat_validacion: readonly ChatMessage[];
  /** Why it was cancelled. */
  readonly motivo_anulacion?: string | null;
  /** Id of the validation that committed its stock. */
  readonly validacion?: string;
  /** Attempts that can never validate it: their stock was released. */
  readonly validaciones_abandonadas?: readonly string[];
  readonly picking?: Picking;
  /** Orders that parts of this one went to, as they were then. */
  readonly divisiones?: readonly z.infer<typeof OrderCreated.data>[];
  /** Where its customer pays; `gastado`: nobody pays by it any more. */
  readonly enlace?: EnlacePago & { readonly gastado?: true };
  readonly adjuntos?: readonly Adjunto[];
  /** Charged by Webpay when the order had ended already; somebody gives it back. */
  readonly pago_por_devolver?: z.infer<typeof datosWp>;
  /** How it left the building. */
  readonly despacho?: Despacho;
  /** Who signed for it at the door. */
  readonly recibe?: QuienRecibe;
  /** The tax document that it was billed with. */
  readonly factura?: z.infer<typeof facturaPedido>;
  /** What it billed, at what cost, and to whom: for what corrects it, never shown. */
  readonly facturado_con?: Pick<z.infer<typeof OrderInvoiced.data>, 'lineas' | 'cliente'>;
  /** Serials that left without picking, and the places that gave their units. */
  readonly series_sin_picking?: readonly SerialsOfLine[];
  readonly desde_sin_picking?: readonly UnitsAtPlace[];
  /** What of it is billed no more. */
  readonly notas_credito?: readonly NotaCredito[];
  readonly guia?: GuiaDespacho;
  /** Guides of what left before: the rest goes with another. */
  readonly guias_anteriores?: readonly GuiaDespacho[];
  /** Parts of it that the customer has, the oldest first. */
  readonly entregas?: readonly EntregaParcial[];
  /** What the customer had not got yet was annulled. */
  readonly resto_anulado?: boolean;
  /** Day before which it goes on no route. */
  readonly despachar_desde?: string;
  /** Pesos that stops which came back brought in. */
  readonly cobrado_en_ruta?: number;
};

/** Undefined until created. */
export type OrderState = Order | undefined;

const put = (order: OrderState, change: Partial<Order>): OrderState => order && { ...order, ...change };
const work = (order: OrderState, change: (picking: Picking) => Picking): OrderState =>
  order?.picking ? { ...order, picking: change(order.picking) } : order;

/** Stream `order-<number>`: the order and its picking, because taking, scanning, invoicing and cancelling exclude each other. */
export const order = defineAggregate<OrderState>('order', undefined, [
  on(OrderCreated, (_s, d) => ({ ...d, facturado: false, entregado: false, chat_validacion: [] })),
  on(OrderHeaderChanged, (s, d) => put(s, d.cambios)),
  on(OrderClientChanged, (s, { client }) => put(s, { client, cliente_sap: client.codigo_sap })),
  on(OrderLinesChanged, (s, { productos_pedido, neto, iva, total }) => put(s, { productos_pedido, neto, iva, total })),
  on(OrderSplit, (s, { productos_pedido, neto, iva, total, nuevo }) =>
    put(s, { productos_pedido, neto, iva, total, divisiones: [...(s?.divisiones ?? []), nuevo] }),
  ),
  on(WebpayLinkCreated, (s, { token, url, monto, vence }) => put(s, { enlace: { token, url, monto, vence } })),
  on(WebpayLinkSpent, (s) => put(s, s?.enlace ? { enlace: { ...s.enlace, gastado: true } } : {})),
  on(WebPaymentToReturn, (s, { datos_wp }) => put(s, { pago_por_devolver: datos_wp })),
  on(WebPaymentConfirmed, (s, { estatus, datos_wp }) => put(s, { estatus, datos_wp })),
  on(OrderPricesApproved, (s, d) =>
    put(s, {
      productos_pedido: (s?.productos_pedido ?? []).map((line) =>
        d.lineas.some(({ linea }) => linea === line.linea) ? { ...line, validado: true } : line,
      ),
    }),
  ),
  on(OrderValidated, (s, d) =>
    put(s, {
      estatus: d.estatus,
      metodo_pago: d.metodo_pago,
      condicion_pago: d.condicion_pago,
      validacion: d.validacion,
      productos_pedido: (s?.productos_pedido ?? []).map((line) => ({ ...line, validado: true })),
    }),
  ),
  on(OrderValidationAbandoned, (s, d) =>
    put(s, { validaciones_abandonadas: [...(s?.validaciones_abandonadas ?? []), d.validacion] }),
  ),
  on(PickingTaken, (s, d) =>
    put(s, { estatus: d.estatus, picking: { usuario: d.usuario, pausado: false, terminado: false, lineas: {} } }),
  ),
  on(PickingPaused, (s) => work(s, (p) => ({ ...p, pausado: true }))),
  on(PickingResumed, (s) => work(s, (p) => ({ ...p, pausado: false }))),
  on(PickingReassigned, (s, d) => work(s, (p) => ({ ...p, usuario: d.usuario, pausado: false }))),
  on(LinePicked, (s, d) =>
    work(s, (p) =>
      withLine(p, d.linea, {
        pickeado: d.pickeado,
        series: d.serie === null ? lineOf(p, d.linea).series : [...lineOf(p, d.linea).series, d.serie],
        ...takenAt(lineOf(p, d.linea).lugares, d.ubicacion, d.cantidad),
      }),
    ),
  ),
  on(ShortageReported, (s, d) => work(s, (p) => withLine(p, d.linea, { faltante: d.faltante }))),
  on(LineUnpicked, (s, d) =>
    work(s, (p) =>
      withLine(p, d.linea, {
        pickeado: d.pickeado,
        series: lineOf(p, d.linea).series.filter((serie) => serie !== d.serie),
        ...putBack(lineOf(p, d.linea).lugares, d.cantidad),
      }),
    ),
  ),
  on(ShortageWithdrawn, (s, d) => work(s, (p) => withLine(p, d.linea, { faltante: d.faltante }))),
  on(PickedGoodsReturned, (s) => work(s, (p) => ({ ...p, devuelto: true }))),
  on(PickingFinished, (s) => work(s, (p) => ({ ...p, terminado: true }))),
  on(OrderReadyInRoom, (s, d) => put(s, { estatus: d.estatus })),
  on(OrderReadyForDispatch, (s, d) => put(s, { estatus: d.estatus })),
  on(OrderDispatched, (s, { estatus, chofer, patente, courier, seguimiento }) =>
    put(s, { estatus, despacho: { chofer, patente, courier, seguimiento } }),
  ),
  on(OrderReturned, (s, d) => {
    if (!s) return s;
    const { despacho: _, despachar_desde: __, ...back } = s;
    return {
      ...back,
      estatus: d.estatus,
      ...(d.fecha !== undefined && { despachar_desde: d.fecha }),
      ...(d.cobrado !== undefined && { cobrado_en_ruta: (s.cobrado_en_ruta ?? 0) + d.cobrado }),
    };
  }),
  on(
    OrderPartDelivered,
    (s, { estatus, entrega, despacho: number, recibe, lineas, embalajes, cobrado, fecha }, { at }) => {
      if (!s) return s;
      const { despacho: _, guia, ...back } = s;
      const part = { entrega, despacho: number, fecha: at, recibe, lineas, embalajes, cobrado };
      return {
        ...back,
        estatus,
        entregas: [...(s.entregas ?? []), part],
        ...(guia && { guias_anteriores: [...(s.guias_anteriores ?? []), guia] }),
        despachar_desde: fecha,
        cobrado_en_ruta: (s.cobrado_en_ruta ?? 0) + cobrado,
      };
    },
  ),
  on(OrderRestCancelled, (s, { estatus, motivo }) =>
    put(s, { estatus, entregado: true, resto_anulado: true, motivo_anulacion: motivo }),
  ),
  on(OrderInvoiced, (s, d, context) => {
    const { folio, tipo_dte, neto, iva, total, lineas, cliente, series, desde } = d;
    return put(s, {
      estatus: d.estatus,
      facturado: true,
      factura: { folio, tipo_dte, neto, iva, total, fecha: context.at },
      ...(lineas && { facturado_con: { lineas, cliente } }),
      ...(series && { series_sin_picking: series }),
      ...(desde && { desde_sin_picking: desde }),
    });
  }),
  on(CreditNoteIssued, (s, { folio, motivo, neto, iva, total, lineas }, { at }) => {
    const units = lineas.map(({ linea, cantidad }) => ({ linea, cantidad }));
    const note = { folio, motivo, neto, iva, total, fecha: at, lineas: units };
    return put(s, { notas_credito: [...(s?.notas_credito ?? []), note] });
  }),
  on(DispatchGuideIssued, (s, { folio, neto, iva, total, lineas, traslado }, { at }) =>
    put(s, {
      guia: { folio, neto, iva, total, fecha: at, lineas: [...lineas], ...(traslado && { traslado }) },
    }),
  ),
  on(OrderDelivered, (s, { estatus, recibe }) => put(s, { estatus, entregado: true, ...(recibe && { recibe }) })),
  on(OrderCancelled, (s, d) => put(s, { estatus: d.estatus, motivo_anulacion: d.motivo })),
  on(OrderCommentAdded, (s, d) =>
    put(s, {
      chat_validacion: [...(s?.chat_validacion ?? []), { texto: d.texto, fecha: d.fecha, usuario: d.usuario }],
    }),
  ),
  ...attachmentFolds<Order>(),
]);

/** Whether its goods are out of the house: an invoice without picking counts as delivered (requirements §0.2). */
export const isHandedOver = ({ entregado, estatus }: Pick<Order, 'entregado' | 'estatus'>): boolean =>
  entregado || estatus === 'Facturado Sin Picking';

export const refOf = (o: Order): RefPedido => ({
  _id: o._id,
  number: o.number,
  codigo_sap: o.codigo_sap,
  client: { _id: o.client._id, name: o.client.name },
  ejecutivo: { _id: o.ejecutivo._id, nombre: o.ejecutivo.nombre },
  tipo_entrega: o.tipo_entrega,
  bodega_entrega: o.bodega_entrega,
  createdAt: o.createdAt,
  neto: o.neto,
  total: o.total,
});

/** Sums units of goods by product: two lines may sell the same one at different prices, but stock is committed once. */
export function byProduct(o: Order, units: (line: Order['productos_pedido'][number]) => number): MovimientoPedido[] {
  const found = new Map<string, MovimientoPedido>();
  for (const line of o.productos_pedido.filter((l) => !isService(l))) {
    const { _id, part_number } = line.producto;
    const cantidad = (found.get(_id)?.cantidad ?? 0) + units(line);
    found.set(_id, { producto_id: _id, part_number, bodega: o.bodega_entrega, cantidad });
  }
  return [...found.values()].filter((movement) => movement.cantidad > 0);
}

/** Goods that its lines ask for: before validation a reservation may have handed it some of them. */
export const orderedGoods = (o: Order): MovimientoPedido[] => byProduct(o, (line) => unitsOf(o, line));

/** What the order holds, or should hold, on the stock streams; nothing before validation. */
export const committed = (o: Order): MovimientoPedido[] => (o.validacion === undefined ? [] : orderedGoods(o));

/** Pesos that Webpay charged for an order, also those that it charged when the order had ended. */
export const cardPaid = ({ datos_wp, pago_por_devolver }: Order): number =>
  (datos_wp?.amount ?? 0) + (pago_por_devolver?.amount ?? 0);
