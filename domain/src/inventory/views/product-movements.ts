import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { productRow } from '../../products/views/product-row.ts';
import { stockRow } from './stock-row.ts';

/** Movements of a page. */
export const MOVEMENTS_PAGE = 50;

/** A movement of stock, with what its warehouse held after it. */
export const movimiento = z.object({
  /** Its place in the product's stock stream, from 0. */
  version: z.number().int(),
  fecha: z.string(),
  tipo: z.string(),
  bodega: z.string(),
  /** Where it went, of a transfer. */
  bodega_destino: z.string().nullable(),
  /** Places that it left, and that it came to, where it names any. */
  desde: z.string().nullable(),
  hacia: z.string().nullable(),
  /** Units as the event has them: signed where it says so. */
  cantidad: z.number().int(),
  fisico: z.number().int(),
  comprometido: z.number().int(),
  disponible: z.number().int(),
  pedido: z.string().nullable(),
  motivo: z.string().nullable(),
  usuario: z.string(),
});

/**
 * Everything that moved the stock of a product, newest first, from its own stream; for those who keep stock, who may see
 * every order.
 */
export const productMovements = defineQuery({
  context: 'inventory',
  name: 'product-movements',
  path: '/productos/listar',
  accion: 'movimientos',
  access: { perfiles: ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica'] },
  scope: productRow.scope,
  topic: stockRow.topic!,
  reads: [productRow.projection],
  summary: 'Movimientos de stock de un producto',
  request: z.strictObject({
    accion: z.literal('movimientos'),
    producto: z.string().min(1).max(60),
    /** Only those before this `version`. */
    antes: z.number().int().min(0).optional(),
  }),
  reply: z.object({
    movimientos: z.array(movimiento).max(MOVEMENTS_PAGE),
    /** What to ask for next; null at the end. */
    antes: z.number().int().nullable(),
  }),
});
