import { z } from 'zod';
import { historyEntry } from '../../audit/views/event-grid.ts';
import { defineQuery } from '../../kernel/query.ts';
import { pedidoId } from '../guards.ts';
import { ORDER_STAFF } from './grids.ts';
import { orderScope } from './order-row.ts';
import { orderSheet } from './sheet.ts';

/**
 * *Historia*: every event of an order with what it changed, and the order as it stands; with `version`, the order as it
 * was after that event and no events, so that what is sent grows with the order's life and not with its square.
 */
export const orderHistory = defineQuery({
  context: 'orders',
  name: 'order-history',
  path: '/pedido_ventas/listar',
  accion: 'historia',
  access: { perfiles: ORDER_STAFF },
  scope: orderScope,
  reads: [],
  summary: 'Historia completa de un pedido',
  request: z.strictObject({
    accion: z.literal('historia'),
    number: pedidoId,
    version: z.number().int().min(0).optional(),
  }),
  reply: z.object({
    ok: z.literal(true),
    eventos: z.array(historyEntry),
    /** The order after the last event that is asked for; absent where the stream does not begin with an order. */
    estado: orderSheet.optional(),
    /** The stream's hash chain is intact. */
    verificado: z.boolean(),
    hallazgo: z.string().optional(),
  }),
});
