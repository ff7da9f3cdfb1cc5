import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { pricesByRule } from '../pricing/price-rule.shared.ts';
import { productKey, tableFor, type TableFacts } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';
import { toldUnderCost } from './told-under-cost.ts';

/** A new weighted average cost, from costing: prices that follow their table move in the same event. */
export const updateProductPmp = defineCommand({
  name: 'update-product-pmp',
  context: 'products',
  path: '/productos/listar',
  accion: 'actualizarpmp',
  access: { perfiles: ['Administrador', 'Finanzas'], permiso: 'margenes' },
  summary: 'Actualiza el PMP de un producto y recalcula sus precios',
  request: z.strictObject({
    accion: z.literal('actualizarpmp'),
    id: productKey,
    pmp: z
      .number()
      .min(0, 'El PMP debe estar entre 0 y 1.000.000.000')
      .max(1_000_000_000, 'El PMP debe estar entre 0 y 1.000.000.000'),
    motivo: shortText,
  }),
  aggregate: product,
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, { pmp, motivo }, { facts, now }: DecideContext<TableFacts>) {
    if (!state) return unknownProduct;
    if (state.servicio)
      return reject('ES_SERVICIO', 'El PMP no fue actualizado', 'Un servicio no tiene stock ni costo promedio.');
    if (state.pmp === pmp) return [];
    const { version, margenes } = tableFor(facts)(state.tier);
    const follows = state.tabla !== null && { base: pricesByRule(pmp, margenes), tabla: version };
    return repriced(state, { pmp, ...follows }, { origen: 'PMP', motivo }, now);
  },
  answer: ({ state, events }) => ({
    mensaje: `El PMP de ${state!.part_number} fue actualizado${toldUnderCost(events)}`,
  }),
});

/** The same under the variant that document 2 §7 lists. */
export const updatePmp = {
  ...updateProductPmp,
  name: 'update-pmp',
  accion: '@pmp',
  request: updateProductPmp.request.extend({ accion: z.literal('@pmp') }),
} as unknown as typeof updateProductPmp;
