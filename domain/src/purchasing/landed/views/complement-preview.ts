import { z } from 'zod';
import { defineQuery } from '../../../kernel/query.ts';
import { complementoPedido, efectoComplemento, sumasComplemento } from '../complement/parts.ts';
import { COSTERS, costeoId } from '../guards.ts';
import { lineaCosteada } from '../parts.ts';
import { efectoPrevisto, previewReads } from './foreseen.ts';

/** What adding a complement would do, product by product; writes nothing. */
export const complementPreview = defineQuery({
  context: 'purchasing',
  path: '/precio_entrega/listar',
  name: 'complement-preview',
  accion: 'previacomplemento',
  access: { perfiles: COSTERS },
  ...previewReads,
  summary: 'PMP, precios, margen y costo de lo vendido con un complemento, sin agregarlo',
  request: z.strictObject({ accion: z.literal('previacomplemento'), id: costeoId, complemento: complementoPedido }),
  reply: z.object({
    ok: z.literal(true),
    /** Why it cannot be added. */
    problema: z.string().nullable(),
    sumas: sumasComplemento.nullable(),
    lineas: z.array(
      lineaCosteada
        .pick({ linea: true, part_number: true, nombre: true })
        .extend(efectoComplemento.pick({ cantidad: true, en_stock: true, pesos: true }).shape)
        .extend(efectoPrevisto),
    ),
  }),
});
