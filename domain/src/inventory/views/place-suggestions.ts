import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { shortText } from '../../kernel/text.ts';
import { productRow } from '../../products/views/product-row.ts';
import { WAREHOUSE } from '../access.ts';
import { MAX_UNITS, productoId } from '../receive-stock.ts';
import { PLACE_READS } from './place-reads.ts';
import { stockRow } from './stock-row.ts';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';

/** As many as a hand with a scanner reads. */
export const SUGGESTED = 5;

/** Why a place is offered, the better reason first. */
export const RAZONES_UBICACION = ['preferida', 'mismo producto', 'vacía', 'con espacio'] as const;

const suggested = z.object({
  ubicacion: z.string(),
  razon: z.enum(RAZONES_UBICACION),
  /** Units that still fit; null: as many as there are. */
  libres: z.number().int().nullable(),
});
export type SuggestedPlace = z.infer<typeof suggested>;

/** Where units of a product are put: preferred places, then where it stands already, then the nearest with room. */
export const placeSuggestions = defineQuery({
  context: 'inventory',
  name: 'place-suggestions',
  path: '/ubicaciones/listar',
  accion: 'sugeridas',
  access: { perfiles: WAREHOUSE },
  scope: productRow.scope,
  topic: stockRow.topic!,
  reads: PLACE_READS,
  summary: 'Ubicaciones de una bodega donde guardar unidades de un producto',
  request: z.strictObject({
    accion: z.literal('sugeridas'),
    producto: productoId,
    bodega: shortText,
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(MAX_UNITS),
  }),
  reply: z.object({ sugeridas: z.array(suggested).max(SUGGESTED) }),
});
