import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { pedidoId } from '../../streams/order/guards.ts';
import { ORDER_READERS } from './grids.ts';
import { orderLineRow } from './order-line-row.ts';
import { ORDER_LIST, orderScope } from './order-row.ts';
import { orderSerialRow } from './order-serial-row.ts';

const base = {
  context: 'orders',
  path: '/pedido_ventas/listar',
  access: { perfiles: ORDER_READERS },
  scope: orderScope,
};
/** How many there are in all: the reply holds the newest of them. */
const found = z.number().int();
/** A line with the state of its order: what was handed over is what was picked, once the order is handed over. */
const lineOfOrder = orderLineRow.schema.extend({ estatus: z.string(), total_entregado: z.number().int() });

/** Where a serial went. */
export const orderBySerial = defineQuery({
  ...base,
  name: 'order-by-serial',
  accion: 'serial',
  reads: [orderSerialRow.projection, ORDER_LIST],
  summary: 'Pedidos en que salió una serie',
  request: z.strictObject({ accion: z.literal('serial'), serial: z.string().trim().min(1).max(100) }),
  reply: z.object({ total: found, pedidos: z.array(orderSerialRow.schema.extend({ estatus: z.string() })) }),
});

/** Orders that contain a product, newest first. */
export const orderByCode = defineQuery({
  ...base,
  name: 'order-by-code',
  accion: 'codigo',
  reads: [orderLineRow.projection, ORDER_LIST],
  summary: 'Pedidos que contienen un producto',
  request: z.strictObject({ accion: z.literal('codigo'), codigo: z.string().trim().min(1).max(100) }),
  reply: z.object({ total: found, pedidos: z.array(lineOfOrder) }),
});

/** What a label of the order says, one per package. */
export const orderLabels = defineQuery({
  ...base,
  name: 'order-labels',
  accion: 'ficha_etiquetas',
  reads: [],
  summary: 'Datos de las etiquetas de un pedido',
  request: z.strictObject({ accion: z.literal('ficha_etiquetas'), number: pedidoId }),
  reply: z.object({
    ok: z.literal(true),
    etiquetas: z.object({
      number: z.number(),
      /** QR of the order's code: an SVG path of unit squares, `size` units wide. */
      qr: z.object({ size: z.number().int(), d: z.string() }),
      cliente_nombre: z.string(),
      direccion: z.string(),
      comuna: z.string(),
      region: z.string(),
      telefono: z.string(),
      tipo_entrega: z.string(),
      orden_compra: z.string(),
      lineas: z.array(z.object({ part_number: z.string(), nombre: z.string(), cantidad: z.number() })),
    }),
  }),
});
