import { z } from 'zod';
import { adjunto } from '../../kernel/attachments.ts';
import { defineQuery } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { OrderCreated } from '../../streams/order/events.ts';
import { serialsOfLine } from '../../streams/order/unpicked.shared.ts';
import { persona } from '../../kernel/person.ts';
import {
  datosWp,
  despacho,
  facturaPedido,
  guiaDespacho,
  notaCredito,
  quienRecibe,
  stockVisto,
} from '../../streams/order/parts.ts';
import { lineaEntregada } from '../../streams/order/delivery-parts.shared.ts';
import { ORDER_READERS, ORDER_STAFF } from './grids.ts';
import { ORDER_LIST, orderScope } from './order-row.ts';

const mensaje = z.object({ texto: z.string(), fecha: z.string(), usuario: persona });
const linea = z.object({
  pickeado: z.number(),
  faltante: z.number(),
  series: z.array(z.string()),
  lugares: z.array(z.object({ ubicacion: z.string(), cantidad: z.number() })).optional(),
});

/** An order as its dialogs show it: its stream replayed (ARCHITECTURE, *Projections*), never a projection. */
export const orderSheet = z.intersection(
  OrderCreated.data,
  z.object({
    facturado: z.boolean(),
    entregado: z.boolean(),
    chat_validacion: z.array(mensaje),
    motivo_anulacion: z.string().nullish(),
    validacion: z.string().optional(),
    factura: facturaPedido.optional(),
    notas_credito: z.array(notaCredito).optional(),
    guia: guiaDespacho.optional(),
    picking: z
      .object({
        usuario: persona,
        pausado: z.boolean(),
        terminado: z.boolean(),
        devuelto: z.boolean().optional(),
        lineas: z.record(z.string(), linea),
      })
      .optional(),
    /** Serials that left with an invoice without picking. */
    series_sin_picking: z.array(serialsOfLine).optional(),
    despacho: despacho.optional(),
    recibe: quienRecibe.optional(),
    entregas: z
      .array(
        z.object({
          entrega: z.string(),
          despacho: z.number().int(),
          fecha: z.string(),
          recibe: quienRecibe,
          lineas: z.array(lineaEntregada),
          embalajes: z.array(z.number().int()),
          cobrado: z.number().int(),
        }),
      )
      .optional(),
    resto_anulado: z.boolean().optional(),
    despachar_desde: z.string().optional(),
    guias_anteriores: z.array(guiaDespacho).optional(),
    pago_por_devolver: datosWp.optional(),
    adjuntos: z.array(adjunto).optional(),
    version: z.number().int(),
    updatedAt: z.string(),
    estatus_at: z.string(),
  }),
);
export type OrderSheet = z.infer<typeof orderSheet>;

const base = { context: 'orders', access: { perfiles: ORDER_READERS }, reads: [] as string[], scope: orderScope };

/** *Resumen Pedido N°*. `id` and `borrar` belong to re-reading from an ERP and change nothing here. */
export const orderOne = defineQuery({
  ...base,
  name: 'order-one',
  path: '/pedido_ventas/traerunpedido',
  summary: 'Un pedido con sus líneas',
  request: z.strictObject({
    pedido: pedidoId,
    id: z.string().max(60).optional(),
    borrar: z.boolean().optional(),
    asOf: instantText.optional(),
  }),
  reply: z.object({ ok: z.literal(true), pedido: orderSheet }),
});

/** *Validar Pedido N°*: a fresh sheet plus stock, credit and prices as they are now. */
export const orderToValidate = defineQuery({
  ...base,
  name: 'order-to-validate',
  path: '/pedido_ventas/listar',
  accion: 'pedido_validar',
  reads: [
    ORDER_LIST,
    'finance/payment-list',
    'finance/refund-list',
    'finance/payment-option-list',
    'customers/customer-list',
  ],
  access: { perfiles: ORDER_STAFF },
  summary: 'Ficha de un pedido para validarlo',
  request: z.strictObject({ accion: z.literal('pedido_validar'), number: pedidoId }),
  costFields: ['margen'],
  reply: z.object({
    ok: z.literal(true),
    pedido: orderSheet,
    stock: z.array(stockVisto),
    credito: z.object({
      cupo: z.number(),
      usado: z.number(),
      /** Pesos that the customer should have paid by now. */
      vencido: z.number(),
    }),
    /** Margin of each line against the cost of now, percentage; only with `margenes`, null where no cost is known. */
    precios: z.array(z.object({ linea: z.number().int(), margen: z.number().nullable().optional() })),
  }),
});

/** Light search behind pickers. */
export const orderDropdown = defineQuery({
  ...base,
  name: 'order-dropdown',
  path: '/pedido_ventas/listardropdown',
  accion: 'dropdown',
  reads: [ORDER_LIST],
  summary: 'Busca pedidos por número o cliente',
  request: z.strictObject({ accion: z.literal('dropdown'), pedido: z.union([z.string().max(100), z.number()]) }),
  reply: z.object({
    pedidos: z.array(
      z.object({
        _id: z.string(),
        number: z.number(),
        cliente_nombre: z.string(),
        estatus: z.string(),
        total: z.number(),
      }),
    ),
  }),
});
