import { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { conteo, lineaContada } from '../parts.ts';

/** A count as its sheet shows it: blind until all is counted. Costs leave without `margenes`. */
export const countSheet = sheetOf(conteo).extend({
  lineas: z.array(
    lineaContada.omit({ lecturas: true }).extend({
      situacion: z.enum(['Por contar', 'Segundo conteo', 'Contada']),
      contadores: z.array(z.string()),
      contado: z.number().int().optional(),
      sistema: z.number().int().optional(),
      diferencia: z.number().int().optional(),
      primero: z.number().int().optional(),
      /** Of a line counted by serial: those not seen, and those that nobody knew there. */
      series_faltan: z.array(z.string()).optional(),
      series_nuevas: z.array(z.string()).optional(),
    }),
  ),
});
export type CountSheet = z.infer<typeof countSheet>;
