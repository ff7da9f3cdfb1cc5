import { z } from 'zod';
import type { Perfil } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { ORDER_STAFF } from './grids.ts';
import { ORDER_LIST, orderRow, orderScope, ORDERS_TOPIC } from './order-row.ts';

const base = {
  context: 'orders',
  path: '/pedido_ventas/listar',
  reads: [ORDER_LIST],
  scope: orderScope,
  topic: ORDERS_TOPIC,
};
const STAFF: readonly Perfil[] = [...ORDER_STAFF, 'Marketing'];

/** Orders that wait for picking: the counter of the header. */
export const orderCount = defineQuery({
  ...base,
  name: 'order-count',
  accion: 'conteo',
  access: { perfiles: STAFF },
  summary: 'Cantidad de pedidos pendientes de picking',
  request: z.strictObject({ accion: z.literal('conteo') }),
  reply: z.object({ conteo: z.number().int() }),
});

/** Rows of the warehouse dashboard: pending picking, oldest first. */
export const orderPendingPicking = defineQuery({
  ...base,
  name: 'order-pending-picking',
  accion: 'dashboardpedidospendientepicking',
  access: { perfiles: STAFF },
  summary: 'Pedidos pendientes de picking',
  request: z.strictObject({ accion: z.literal('dashboardpedidospendientepicking') }),
  reply: z.object({ rows: z.array(orderRow.schema) }),
});

/** Order of a floating note (document 1 §3, pending order). */
export const orderNote = z.object({
  number: z.number(),
  client: z.object({ name: z.string() }),
  condicion_pago: z.string(),
  createdAt: z.string(),
  /** What the customer pays: billed once it is, ordered before. */
  total: z.number(),
  codigo_sap: z.string(),
  entregado: z.boolean(),
  facturado: z.boolean(),
  estatus: z.string(),
  cotizacion: z.number().nullable(),
});

/** Notes are the oldest fifty; `total` is how many orders wait in all. */
const notes = { context: 'orders', path: '/forecast/oportunidad', reads: [ORDER_LIST], topic: ORDERS_TOPIC };

export const ordersPendingNotes = defineQuery({
  ...notes,
  scope: orderScope,
  name: 'orders-pending-notes',
  accion: 'pedidosPendientes',
  access: { perfiles: ['Administrador', 'Cobrador'] },
  summary: 'Pedidos pendientes de validación, para las notas flotantes',
  request: z.strictObject({ accion: z.literal('pedidosPendientes') }),
  reply: z.object({ pendientes: z.array(orderNote), total: z.number().int() }),
});

export const ordersInvoicedNotes = defineQuery({
  ...notes,
  scope: orderScope,
  name: 'orders-invoiced-notes',
  accion: 'pedidosFacturados',
  access: { perfiles: ['Administrador', 'Jefe de Bodega'] },
  summary: 'Pedidos facturados sin entregar, para las notas flotantes',
  request: z.strictObject({ accion: z.literal('pedidosFacturados') }),
  reply: z.object({ facturados: z.array(orderNote), total: z.number().int() }),
});
