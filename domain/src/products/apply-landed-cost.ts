import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { pricesByRule } from '../pricing/price-rule.shared.ts';
import { landedReason } from '../purchasing/landed/reason.shared.ts';
import { productKey, tableFor, type TableFacts } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';

/** The new average cost, and by which landed cost; none where that cost does not name the product. */
export interface LandedFacts {
  readonly tables: TableFacts;
  readonly mueve: ((pmp: number) => number) | null;
  /** Units in hand, and pesos that the move gives them. */
  readonly valor?: { readonly fisico: number; readonly pesos: number };
  readonly numero: number;
}
const TITLE = 'El PMP no se actualizó';

/**
 * Issued by the process that follows landed costs, once for each product and direction: its command id keeps a repeat from
 * moving it twice. What moves is what the landed cost says; prices that follow their table move along.
 */
export const applyLandedCost = defineCommand({
  name: 'apply-landed-cost',
  context: 'products',
  path: '/precio_entrega/modificar',
  accion: 'aplicar',
  access: { perfiles: ['Administrador'] },
  summary: 'Lleva un precio de entrega al PMP de un producto; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('aplicar'),
    producto: productKey,
    costeo: z.number().int().positive(),
    /** A bill that came late, by its number within the cost. */
    complemento: z.number().int().positive().optional(),
    /** It was reverted: the cost moves back. */
    inverso: z.boolean(),
    /** What corrects a reversal of before. */
    correccion: z.literal(true).optional(),
  }),
  aggregate: product,
  needsFacts: true,
  stream: ({ producto }) => producto,
  when: (_state, user) =>
    systemOnly(user, TITLE, 'El PMP sigue al precio de entrega cuando se contabiliza o se revierte.'),
  decide(state, move, { facts: { tables, mueve, numero, valor }, now }: DecideContext<LandedFacts>) {
    if (!state) return unknownProduct;
    if (!mueve) return reject('LINEA_NO_EXISTE', TITLE, 'El precio de entrega no nombra ese producto.');
    const pmp = mueve(state.pmp);
    if (pmp === state.pmp) return [];
    const { version, margenes } = tableFor(tables)(state.tier);
    const follows = state.tabla !== null && { base: pricesByRule(pmp, margenes), tabla: version };
    const motivo = landedReason(numero, move);
    return repriced(state, { pmp, ...follows }, { origen: 'Precio de entrega', motivo, ...(valor && { valor }) }, now);
  },
  answer: () => ({ mensaje: 'El PMP siguió al precio de entrega' }),
});
