import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { complementoAnotado, efectoComplemento } from './complement/parts.ts';
import {
  datosCosteo,
  type EfectoProducto,
  efectoCorreccion,
  efectoProducto,
  inverseEffect,
  liquidacion,
} from './parts.ts';
import { persona } from '../../kernel/person.ts';
import { ESTADOS_COSTEO } from './terms.shared.ts';

const refCosteo = z.object({ _id: z.string(), number: z.number().int() });
export type RefCosteo = z.infer<typeof refCosteo>;
/** Part numbers of products that are left with a list price under their cost; no figures. */
const bajo_costo = z.array(z.string()).optional();
const estado = z.enum(ESTADOS_COSTEO);

export const LandedCostDrafted = defineEvent('LandedCostDrafted', {
  label: 'Precio de entrega creado',
  data: datosCosteo.extend({
    _id: z.string(),
    number: z.number().int(),
    estado,
    creado_por: persona,
    createdAt: z.string(),
  }),
});
/** `antes` and `cambios` hold the same keys; with its real costs it is *Calculado*. */
export const LandedCostChanged = defineEvent('LandedCostChanged', {
  label: 'Precio de entrega modificado',
  data: z.object({ costeo: refCosteo, estado, antes: datosCosteo.partial(), cambios: datosCosteo.partial() }),
});
/** `aplicado`: what the average cost of each product follows. */
export const LandedCostPosted = defineEvent('LandedCostPosted', {
  label: 'Precio de entrega contabilizado',
  data: z.object({ costeo: refCosteo, contabilizado_por: persona, aplicado: z.array(efectoProducto), bajo_costo }),
});
/**
 * `aplicado`: what moves back, by what of it is in the stock by now. Schema 1 replayed the posting, whatever had come or
 * left since then: `recalculado` is false, and what that made wrong is named by {@link LandedCostReversalCorrected}.
 */
export const LandedCostReverted = defineEvent('LandedCostReverted', {
  label: 'Precio de entrega revertido',
  schema: 2,
  data: z.object({
    costeo: refCosteo,
    revertido_por: persona,
    motivo: z.string(),
    aplicado: z.array(efectoProducto),
    recalculado: z.boolean(),
  }),
  upcast: {
    1: (old: { readonly aplicado: readonly EfectoProducto[] }) => ({
      ...old,
      aplicado: old.aplicado.map(inverseEffect),
      recalculado: false,
    }),
  },
});
/** What a reversal that replayed the posting left wrong, of the products where it did: once for each landed cost. */
export const LandedCostReversalCorrected = defineEvent('LandedCostReversalCorrected', {
  label: 'Reversa del precio de entrega corregida',
  data: z.object({ costeo: refCosteo, aplicado: z.array(efectoCorreccion) }),
});
/** Units left after a move was decided and before the average followed: their part is told as cost of what was sold. */
export const LandedCostSettled = defineEvent('LandedCostSettled', {
  label: 'Salidas mientras se actualizaba el PMP',
  data: liquidacion.extend({ costeo: refCosteo }),
});
/** A bill that came after it was posted: what is still there costs more, or less, and so did what was sold. */
export const LandedCostComplemented = defineEvent('LandedCostComplemented', {
  label: 'Complemento agregado',
  data: complementoAnotado.extend({ costeo: refCosteo, bajo_costo }),
});
/** `aplicado`: what moves back, by what of it is in the stock by now. */
export const LandedCostComplementReverted = defineEvent('LandedCostComplementReverted', {
  label: 'Complemento revertido',
  data: z.object({
    costeo: refCosteo,
    complemento: z.number().int(),
    revertido_por: persona,
    motivo: z.string(),
    aplicado: z.array(efectoComplemento),
  }),
});
