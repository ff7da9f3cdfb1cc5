import { z } from 'zod';
import { sheetOf } from '../../../kernel/document-state.ts';
import { complemento, efectoComplemento } from '../complement/parts.ts';
import { costeo } from '../cost-state.ts';
import { efectoCorreccion, efectoProducto } from '../parts.ts';

const HIDDEN = { pmp: true, pmp_antes: true, pmp_cambio: true } as const;
const effects = z.array(efectoComplemento.partial(HIDDEN));

/** A landed cost as its sheet shows it: its stream replayed. Average costs leave without `margenes`. */
export const landedCostSheet = sheetOf(costeo).extend({
  aplicado: z.array(efectoProducto.partial(HIDDEN)),
  reversa: z.array(efectoProducto.partial(HIDDEN)),
  correccion: z.array(efectoCorreccion.partial(HIDDEN)),
  complementos: z.array(complemento.extend({ aplicado: effects, reversa: effects })),
});
export type LandedCostSheet = z.infer<typeof landedCostSheet>;
