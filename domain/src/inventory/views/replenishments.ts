import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { productRow } from '../../products/views/product-row.ts';
import { WAREHOUSE } from '../access.ts';
import { PLACE_READS } from './place-reads.ts';
import { stockRow } from './stock-row.ts';

/** As many as a hand with a scanner reads. */
export const MOST_REPLENISHMENTS = 30;

const replenishment = z.object({
  producto: z.string(),
  codigo: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  serializable: z.boolean(),
  bodega: z.string(),
  /** Place of reserve that the units are taken from, and how many stand there. */
  desde: z.string(),
  hay: z.number().int(),
  /** Picking place that they go to, its units and its minimum. */
  hacia: z.string(),
  quedan: z.number().int(),
  minimo: z.number().int(),
  cantidad: z.number().int().min(1),
  /** Who brings them, since when (ISO UTC); null: anybody may. */
  tomada: z.object({ persona: z.object({ _id: z.string(), nombre: z.string() }), desde: z.string() }).nullable(),
});
export type Replenishment = z.infer<typeof replenishment>;

/**
 * Units of a product that a picking place takes: to twice its minimum, as many as fit and as the reserve has. 0 while the
 * place holds its minimum. `libres`: units that still fit, null for any number.
 */
export function unitsToReplenish(
  { quedan, minimo }: Pick<Replenishment, 'quedan' | 'minimo'>,
  hay: number,
  libres: number | null,
): number {
  if (quedan >= minimo) return 0;
  return Math.max(0, Math.min(2 * minimo - quedan, hay, libres ?? hay));
}

/** Products that stand under the minimum of their picking place and that a place of reserve of the warehouse has. */
export const replenishments = defineQuery({
  context: 'inventory',
  name: 'replenishments',
  path: '/ubicaciones/listar',
  accion: 'reposicion',
  access: { perfiles: WAREHOUSE },
  scope: productRow.scope,
  topic: stockRow.topic!,
  reads: PLACE_READS,
  summary: 'Productos que reponer desde la reserva en ubicaciones de picking bajo su mínimo',
  request: z.strictObject({ accion: z.literal('reposicion'), bodega: z.string().max(60).optional() }),
  reply: z.object({ reposiciones: z.array(replenishment).max(MOST_REPLENISHMENTS) }),
});
