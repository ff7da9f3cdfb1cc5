import { z } from 'zod';
import { defineQuery } from '../../../kernel/query.ts';
import { productRow } from '../../../products/views/product-row.ts';
import { WAREHOUSE } from '../../access.ts';
import { serialExitRow } from './serial-exit-row.ts';
import { serialRow } from './serial-row.ts';

/** Units of one answer: two products may bear one number. */
export const UNITS_MAX = 20;

/** Where units with this serial stand, or how they left that no order took: Ctrl-K asks it beside the orders' own lookup. */
export const serialLookup = defineQuery({
  context: 'inventory',
  name: 'serial-lookup',
  path: '/series/listar',
  accion: 'buscar',
  access: { perfiles: WAREHOUSE },
  scope: productRow.scope,
  reads: [productRow.projection, serialRow.projection, serialExitRow.projection],
  summary: 'Dónde está una serie, o cómo salió la que ningún pedido tomó',
  request: z.strictObject({ accion: z.literal('buscar'), serie: z.string().trim().min(1).max(100) }),
  reply: z.object({
    unidades: z
      .array(
        z.object({
          _id: z.string(),
          serie: z.string(),
          codigo: z.string(),
          part_number: z.string(),
          /** Null: it left. */
          lugar: serialRow.schema.pick({ bodega: true, ubicacion: true }).nullable(),
          salida: serialExitRow.schema.pick({ documento: true, destino: true, persona: true, fecha: true }).nullable(),
        }),
      )
      .max(UNITS_MAX),
  }),
});
