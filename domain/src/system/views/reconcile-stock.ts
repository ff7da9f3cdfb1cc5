import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';

const diferencia = z.object({
  pedido: z.string(),
  /** Null when there is no such order. */
  estatus: z.string().nullable(),
  /** `_id` of the product. */
  producto: z.string(),
  part_number: z.string(),
  bodega: z.string(),
  /** What the order holds, or what left for it. */
  tipo: z.enum(['compromiso', 'salida']),
  esperado: z.number(),
  encontrado: z.number(),
  mensaje: z.string(),
});

/** What the last comparison of orders and stock found. */
export const cuadratura = z.object({
  estado: z.string(),
  /** Null until it has ended. */
  ok: z.boolean().nullable(),
  pedidos: z.number(),
  productos: z.number(),
  /** Differences in all; the first of them are listed. */
  total: z.number(),
  /** Orders and products that moved all the while: nothing can be said of them yet. */
  en_movimiento: z.number(),
  diferencias: z.array(diferencia),
  /** What somebody did to streams of orders, reservations and stock on the server of the log. */
  intervenidos: z.array(z.string()),
  error: z.string().nullable(),
  fecha: z.string(),
});
export type Cuadratura = z.infer<typeof cuadratura>;

/** Starts a comparison of all orders with all stock; the result appears in *Estado del sistema*. Changes nothing, so it is no command. */
export const reconcileStock = defineQuery({
  name: 'reconcile-stock',
  asOf: { none: 'Se compara lo que hay ahora.' },
  context: 'system',
  path: '/sistema/cuadrar',
  access: { perfiles: ['Administrador'] },
  reads: [],
  scope: everyone,
  summary: 'Compara el stock con los pedidos',
  request: z.strictObject({}),
  reply: z.object({ ok: z.literal(true), mensaje: z.string(), trabajo: z.string() }),
});
