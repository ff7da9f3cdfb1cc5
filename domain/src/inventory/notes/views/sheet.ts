import { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { lineaNota, nota } from '../parts.ts';

/** A note as its sheet shows it: its stream replayed. Costs leave without `margenes`. */
export const noteSheet = sheetOf(nota).extend({
  lineas: z.array(lineaNota.partial({ costo: true })),
  valor_costo: z.number().optional(),
});
export type NoteSheet = z.infer<typeof noteSheet>;
