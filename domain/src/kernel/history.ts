import { z } from 'zod';

/** One field that an event changed; `antes` or `despues` is absent where the field was not there. */
export const fieldChange = z.object({
  campo: z.string(),
  antes: z.unknown().optional(),
  despues: z.unknown().optional(),
});

/** One event of a document's history, as people read it. */
export const historyEntry = z.object({
  version: z.number().int(),
  posicion: z.string(),
  tipo: z.string(),
  etiqueta: z.string(),
  at: z.string(),
  usuario_id: z.string(),
  usuario: z.string(),
  perfil: z.string(),
  comando: z.string().nullable(),
  cambios: z.array(fieldChange),
  datos: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
