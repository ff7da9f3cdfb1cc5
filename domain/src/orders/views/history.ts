import { z } from 'zod';
import { historyEntry } from '../../audit/views/event-grid.ts';
import { defineQuery } from '../../kernel/query.ts';
import { pedidoId } from '../guards.ts';
import { ORDER_STAFF } from './grids.ts';
import { orderScope } from './order-row.ts';
import { orderSheet } from './sheet.ts';

/** *Historia*: every event of an order, and the order as it was after each. */
export const orderHistory = defineQuery({
  context: 'orders',
  name: 'order-history',
  path: '/pedido_ventas/listar',
  accion: 'historia',
  access: { perfiles: ORDER_STAFF },
  scope: orderScope,
  reads: [],
  summary: 'Historia completa de un pedido',
  request: z.strictObject({ accion: z.literal('historia'), number: pedidoId }),
  reply: z.object({
    ok: z.literal(true),
    eventos: z.array(historyEntry),
    estados: z.array(orderSheet),
    /** The stream's hash chain is intact. */
    verificado: z.boolean(),
    hallazgo: z.string().optional(),
  }),
});
