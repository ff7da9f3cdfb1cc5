import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { orderLineRow } from '../../orders/views/order-line-row.ts';
import { QUOTERS } from '../guards.ts';

const id = z.string().min(1).max(60);

/**
 * What is bought together with these products (document 2 §7 `recomendar-productos-ia`), from the orders that the person may
 * see: counted, so that it can be explained, and asked of nobody outside.
 */
export const productRecommendations = defineQuery({
  context: 'quotations',
  path: '/web/cotizaciones/recomendar-productos-ia',
  name: 'product-recommendations',
  access: { perfiles: QUOTERS },
  reads: ['orders/order-line-list', 'orders/order-list', 'products/product-list'],
  scope: orderLineRow.scope,
  summary: 'Productos que se compran junto con los de una cotización',
  request: z.strictObject({ accion: z.string().max(40).optional(), productos: z.array(id).min(1).max(300) }),
  reply: z.object({
    ok: z.literal(true),
    productos: z.array(
      z.object({
        producto: id,
        part_number: z.string(),
        nombre: z.string(),
        /** Orders that have it together with one of those asked for. */
        pedidos: z.number().int(),
        motivo: z.string(),
      }),
    ),
  }),
});
