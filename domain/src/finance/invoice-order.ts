import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, type Rejection } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { billOf, dteName, unitsOf } from '../streams/order/billing.shared.ts';
import { OrderInvoiced } from '../streams/order/events.ts';
import { forOrder, pedidoId, wrongState } from '../streams/order/guards.ts';
import { series as serials } from '../inventory/serials/units.shared.ts';
import { type SerialStock, unpickedGoods } from './unpicked-goods.ts';
import { committed, type Order, order, refOf } from '../streams/order/order.ts';
import type { LineaFacturada } from '../streams/order/billed.shared.ts';

export const NOT_INVOICED = 'El pedido no fue facturado';

export interface InvoiceFacts {
  /** Number of the document, as the ERP gave it; 0 when the order could not be invoiced and none was drawn. */
  readonly folio: number;
  /** What the products of its lines are and cost now, by `_id`; one that is unknown is missing. */
  readonly productos: Readonly<Record<string, { readonly categoria: string; readonly pmp: number | null }>>;
  /** Without picking: stock and serials of the serializable products of its lines, by `_id`. */
  readonly seriales?: Readonly<Record<string, SerialStock>>;
  /** Where the customer is. */
  readonly direccion: { readonly region: string; readonly comuna: string } | null;
}

/** What its document bills, line by line. */
const linesOf = (o: Order, { productos }: InvoiceFacts): LineaFacturada[] =>
  o.productos_pedido.flatMap(({ linea, producto, precio_venta, ...ordered }) => {
    const cantidad = unitsOf(o, { linea, producto, ...ordered });
    const { _id: producto_id, codigo, part_number, nombre, marca } = producto;
    const { categoria, pmp } = productos[producto_id] ?? { categoria: '', pmp: null };
    const line = { linea, producto_id, codigo, part_number, nombre, marca, categoria, cantidad, precio_venta, pmp };
    return cantidad > 0 ? [line] : [];
  });

/** Whom it bills. */
function customerOf({ client, direccion_despacho }: Order, { direccion }: InvoiceFacts) {
  const { region, comuna } = direccion_despacho ?? direccion ?? { region: null, comuna: null };
  return { legalcode: client.legalcode, tipo_cliente: client.tipo_cliente, region, comuna };
}

/** Why an order cannot be invoiced now; undefined when it can. Asked before the ERP draws a number, and again by the decision. */
export function notInvoiceable(o: Order, sinPicking: boolean): Rejection | undefined {
  if (o.estatus === 'Anulado') return wrongState(NOT_INVOICED, 'El pedido está anulado');
  if (o.facturado) return wrongState(NOT_INVOICED, 'El pedido ya fue facturado');
  if (sinPicking) {
    return o.estatus === 'Pendiente Picking'
      ? undefined
      : wrongState(NOT_INVOICED, `Solo se factura sin picking un pedido en Pendiente Picking; está en ${o.estatus}.`);
  }
  const ready = o.estatus === 'Entregado a Sala' || o.estatus === 'Pendiente Despacho' || o.estatus === 'En Ruta';
  return ready ? undefined : wrongState(NOT_INVOICED, `El pedido aún no está preparado: su estado es ${o.estatus}.`);
}

export const invoiceOrder = defineCommand({
  name: 'invoice-order',
  context: 'finance',
  path: '/pedido_ventas/facturar',
  access: { perfiles: ['Administrador', 'Finanzas'] },
  summary: 'Factura un pedido preparado, o sin trabajo de bodega',
  request: z.strictObject({
    pedido: pedidoId,
    tipo_dte: z.union([z.literal(33), z.literal(34), z.literal(39)]).default(33),
    sin_picking: z.boolean().default(false),
    /** Without picking: serials of the units that leave, of products of which only some of the registered leave. */
    series: z
      .array(z.strictObject({ linea: z.number().int(), series: serials }))
      .max(500)
      .optional(),
    expectedVersion,
  }),
  reply: z.object({ folio: z.number(), tipo_dte: z.number(), estatus: z.string() }),
  aggregate: order,
  needsFacts: true,
  stream: (request) => String(request.pedido),
  // With or without the work of the warehouse: which of them, the request says.
  when: forOrder((o) => notInvoiceable(o, true) && notInvoiceable(o, false)),
  decide(state, { tipo_dte, sin_picking, series = [] }, { facts }: DecideContext<InvoiceFacts>) {
    const o = state!;
    const refused = notInvoiceable(o, sin_picking);
    if (refused) return refused;
    const goods = sin_picking
      ? unpickedGoods(o, series, facts.seriales ?? {}, NOT_INVOICED)
      : { series: [], desde: [] };
    if (isRejection(goods)) return goods;
    return [
      OrderInvoiced({
        pedido: refOf(o),
        estatus: sin_picking ? 'Facturado Sin Picking' : o.estatus,
        folio: facts.folio,
        tipo_dte,
        ...billOf(o, tipo_dte),
        sin_picking,
        movimientos: sin_picking ? committed(o) : [],
        lineas: linesOf(o, facts),
        cliente: customerOf(o, facts),
        ...(goods.series.length > 0 && { series: [...goods.series] }),
        ...(goods.desde.length > 0 && { desde: [...goods.desde] }),
      }),
    ];
  },
  answer({ state, events }) {
    const { folio, tipo_dte } = (events[0] as ReturnType<typeof OrderInvoiced>).data;
    return {
      mensaje: `El Pedido N° ${state!.number} fue facturado: ${dteName(tipo_dte)} con folio ${folio}`,
      folio,
      tipo_dte,
      estatus: state!.estatus,
    };
  },
});
