import { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { costeo, efectoProducto } from '../parts.ts';

/** A landed cost as its sheet shows it: its stream replayed. Average costs leave without `margenes`. */
export const landedCostSheet = sheetOf(costeo).extend({
  aplicado: z.array(efectoProducto.partial({ pmp: true, pmp_antes: true })),
});
export type LandedCostSheet = z.infer<typeof landedCostSheet>;
