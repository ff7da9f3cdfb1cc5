import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import { tierNumber } from '../pricing/price-rule.shared.ts';
import { productKey, tableFor, type TableFacts } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { changed } from './bulk-change.shared.ts';
import { repriced } from './repricing.ts';

/** The tier selects the margin table, so prices move with it: one event. */
export const changeProductTier = defineCommand({
  name: 'change-product-tier',
  context: 'products',
  path: '/productos/actualizartierproducto',
  access: { perfiles: ['Administrador'] },
  summary: 'Cambia el tier de un producto y recalcula sus precios',
  request: z.strictObject({ id: productKey, tier: tierNumber, motivo: shortText.optional(), expectedVersion }),
  aggregate: product,
  needsFacts: true,
  stream: (request) => request.id,
  decide(state, { tier, motivo }, { facts, now, user, commandId }: DecideContext<TableFacts>) {
    if (!state) return unknownProduct;
    if (state.tier === tier) return [];
    const by = { now, id: commandId, autor: user.nombre, motivo: motivo ?? '', table: tableFor(facts) };
    return repriced(state, changed(state, { tipo: 'tier', tier }, by), { origen: 'Tier', motivo: motivo ?? null }, now);
  },
  answer: ({ state }) => ({ mensaje: `${state!.part_number} es ahora de tier ${state!.tier}` }),
});
