import { z } from 'zod';
import { clienteFacturado, lineaFacturada } from './billed.shared.ts';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { persons } from '../../kernel/personal.ts';
import { serialsOfLine, unitsAtPlace } from './unpicked.shared.ts';
import { correctedOrderId, ownId, ownIds } from './order-id.ts';
import {
  cabecera,
  client,
  datosWp,
  despacho,
  ejecutivo,
  enlacePago,
  estatusPedido,
  lineaPedido,
  movimientoPedido,
  quienRecibe,
  refPedido,
  stockVisto,
} from './parts.ts';

/** Before schema 2 prices were held against nothing. */
type Unpriced = { readonly productos_pedido: readonly object[] };

const change = { pedido: refPedido, estatus: estatusPedido };
const lineChange = {
  antes: z.array(lineaPedido),
  productos_pedido: z.array(lineaPedido).min(1),
  neto: z.number().int(),
  iva: z.number().int(),
  total: z.number().int(),
};

export const OrderCreated = defineEvent('OrderCreated', {
  label: 'Pedido creado',
  data: cabecera.extend({
    _id: z.string(),
    number: z.number().int().positive(),
    codigo_sap: z.string(),
    client,
    cliente_sap: z.string(),
    ejecutivo,
    creado_por: persona,
    productos_pedido: z.array(lineaPedido).min(1),
    neto: z.number().int(),
    iva: z.number().int(),
    total: z.number().int(),
    puntosUtilizados: z.number().int(),
    datos_wp: datosWp.nullable(),
    /** Number of the quotation that it comes from. */
    cotizacion: z.number().int().nullable(),
    /** Number of the order that it was parted from. */
    dividido_de: z.number().int().positive().optional(),
    estatus: estatusPedido,
    createdAt: z.string(),
  }),
  schema: 3,
  upcast: {
    1: (old: Unpriced) => ({
      ...old,
      productos_pedido: old.productos_pedido.map((line) => ({
        ...line,
        precio_lista: null,
        requiere_validacion: false,
      })),
    }),
    2: ownId,
  },
});

/** `antes` and `cambios` hold the same keys: the fields that changed, old and new. */
export const OrderHeaderChanged = defineEvent('OrderHeaderChanged', {
  label: 'Datos del pedido modificados',
  data: z.object({ ...change, antes: cabecera.partial(), cambios: cabecera.partial() }),
  ...correctedOrderId,
});

/** Its customer was merged into another: a closed order keeps name and RUT, and belongs to the other one by `_id`. */
export const OrderClientChanged = defineEvent('OrderClientChanged', {
  label: 'Cliente del pedido unido a otro',
  data: z.object({
    ...change,
    antes: client,
    client,
    /** Its lines, and the serial numbers that were picked for it. */
    lineas: z.array(z.number().int()),
    series: z.array(z.string()),
  }),
  ...correctedOrderId,
});

/** The lines before and after, whole: `linea` names the same one in both. Amounts are those of the new lines. */
export const OrderLinesChanged = defineEvent('OrderLinesChanged', {
  label: 'Líneas del pedido modificadas',
  data: z.object({ ...change, ...lineChange }),
  ...correctedOrderId,
});

/** Part of the order went to another, which `nuevo` holds whole: whoever finds it missing can make it. */
export const OrderSplit = defineEvent('OrderSplit', {
  label: 'Pedido dividido',
  data: z.object({ ...change, ...lineChange, nuevo: OrderCreated.data }),
  ...correctedOrderId,
});

/** The page of Webpay where the customer pays, until `vence`. */
export const WebpayLinkCreated = defineEvent('WebpayLinkCreated', {
  label: 'Enlace de pago creado',
  data: z.object({ pedido: refPedido, ...enlacePago.shape }),
  // Whoever holds them may pay in the customer's name: the shop opens them, no reader of the history does.
  secret: ['token', 'url'],
  ...correctedOrderId,
});

/** The link pays no more: its customer gave up, or the card was refused. Another may be made while the order waits. */
export const WebpayLinkSpent = defineEvent('WebpayLinkSpent', {
  label: 'Enlace de pago sin efecto',
  data: z.object({ pedido: refPedido, motivo: z.string() }),
  ...correctedOrderId,
});

/** Webpay charged an order that ended in the same moment: somebody has to give the money back. */
export const WebPaymentToReturn = defineEvent('WebPaymentToReturn', {
  label: 'Pago web por devolver',
  data: z.object({ pedido: refPedido, datos_wp: datosWp }),
  ...correctedOrderId,
});

/** Webpay approved the card payment of a web order: from here on it goes the way of every other. */
export const WebPaymentConfirmed = defineEvent('WebPaymentConfirmed', {
  label: 'Pago web confirmado',
  data: z.object({ ...change, datos_wp: datosWp }),
  ...correctedOrderId,
});

/** Prices that somebody with the flag `validar` let pass, beside the list price that they were held against. */
export const OrderPricesApproved = defineEvent('OrderPricesApproved', {
  label: 'Precios aprobados',
  data: z.object({
    ...change,
    usuario: persona,
    comentario: z.string().nullable(),
    lineas: z.array(
      lineaPedido
        .pick({ linea: true, cantidad: true, precio_venta: true, precio_lista: true })
        .extend({ producto_id: z.string(), part_number: z.string() }),
    ),
  }),
  ...correctedOrderId,
});

export const OrderValidated = defineEvent('OrderValidated', {
  label: 'Validado administrativamente',
  data: z.object({
    ...change,
    comentario: z.string(),
    metodo_pago: z.string().nullable(),
    condicion_pago: z.string(),
    stock: z.array(stockVisto),
    /** Id of the validation under which the lines are committed on the stock streams. */
    validacion: z.string(),
    /** The customer's credit, of an order that an Administrador let pass against the rules; the comment says why. */
    excepcion_credito: z
      .object({ cupo: z.number().int(), usado: z.number().int(), vencido: z.number().int() })
      .optional(),
  }),
  ...correctedOrderId,
});

/** An attempt that never came to its end; from here on it never can, so what it committed may be released. */
export const OrderValidationAbandoned = defineEvent('OrderValidationAbandoned', {
  label: 'Validación interrumpida',
  data: z.object({ pedido: refPedido, validacion: z.string() }),
  ...correctedOrderId,
});

export const OrderReadyInRoom = defineEvent('OrderReadyInRoom', {
  label: 'Entregado a sala',
  data: z.object(change),
  ...correctedOrderId,
});
export const OrderReadyForDispatch = defineEvent('OrderReadyForDispatch', {
  label: 'Listo para despacho',
  data: z.object(change),
  ...correctedOrderId,
});

/** With a driver of ours, or with a courier and the number by which the customer follows the parcel. */
export const OrderDispatched = defineEvent('OrderDispatched', {
  label: 'Salió a despacho',
  data: z.object({ ...change, ...despacho.shape }),
  schema: 3,
  upcast: { 1: (old: object) => ({ ...old, courier: null, seguimiento: null }), 2: ownIds.pedido },
});

/** The goods came back from the road, undelivered. */
export const OrderReturned = defineEvent('OrderReturned', {
  label: 'Volvió de la ruta',
  data: z.object({
    ...change,
    motivo: z.string(),
    /** Day before which it goes on no route; absent: any. */
    fecha: z.string().optional(),
    /** Pesos that its stop had brought in. */
    cobrado: z.number().int().positive().optional(),
  }),
  ...correctedOrderId,
});

export const OrderInvoiced = defineEvent('OrderInvoiced', {
  label: 'Facturado',
  data: z.object({
    ...change,
    folio: z.number().int(),
    /** Chilean document type: 33 factura, 34 exenta, 39 boleta. */
    tipo_dte: z.number().int(),
    /** Amounts of the document: what was picked, which is less than the order after a shortage. */
    neto: z.number().int(),
    iva: z.number().int(),
    total: z.number().int(),
    /** Invoiced without warehouse work: counts as delivered, so `movimientos` leave the stock now. */
    sin_picking: z.boolean(),
    movimientos: z.array(movimientoPedido),
    /** What it bills; null before lines were kept with the document. */
    lineas: z.array(lineaFacturada).nullable(),
    cliente: clienteFacturado.nullable(),
    /** Without picking: the serials that leave, and the places that give units; absent where no serial is registered. */
    series: z.array(serialsOfLine).optional(),
    desde: z.array(unitsAtPlace).optional(),
  }),
  schema: 3,
  upcast: { 1: (old: object) => ({ ...old, lineas: null, cliente: null }), 2: ownIds.pedido },
});

export const OrderDelivered = defineEvent('OrderDelivered', {
  label: 'Entregado',
  /** `recibe`: who signed, where somebody did. */
  data: z.object({ ...change, movimientos: z.array(movimientoPedido), recibe: quienRecibe.optional() }),
  personal: [
    persons(
      'recibe',
      ['nombre', 'rut'],
      ({ pedido }: { pedido: z.infer<typeof refPedido> }) => `pedido-${pedido.number}`,
    ),
  ],
  ...correctedOrderId,
});

export const OrderCancelled = defineEvent('OrderCancelled', {
  label: 'Anulado',
  data: z.object({
    ...change,
    motivo: z.string().nullable(),
    estatus_anterior: estatusPedido,
    /** True when it was invoiced already: a credit note is due. */
    requiere_nota_credito: z.boolean(),
    /** Goods whose stock it may hold; how many units, the stock says. Until schema 2 empty before validation. */
    movimientos: z.array(movimientoPedido),
    /** Pesos that the customer had paid and gets back; missing where nothing was paid, and in older events. */
    pagado: z.number().positive().optional(),
  }),
  ...correctedOrderId,
});

/**
 * `origen` validacion: the mandatory comment of a validation, which is also a message of the chat. `escribieron`: who had
 * written before, so that they can be told.
 */
export const OrderCommentAdded = defineEvent('OrderCommentAdded', {
  label: 'Comentario',
  data: z.object({
    pedido: refPedido,
    texto: z.string(),
    fecha: z.string(),
    usuario: persona,
    origen: z.enum(['chat', 'validacion']),
    escribieron: z.array(z.string()),
  }),
  schema: 3,
  upcast: { 1: (old: object) => ({ ...old, escribieron: [] }), 2: ownIds.pedido },
});
