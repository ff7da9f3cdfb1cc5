import type { EventContext } from '@power/domain/kernel/event';
import { ProductRepriced } from '@power/domain/products/events';
import { underCost } from '@power/domain/products/under-cost.shared';
import { LandedCostComplemented, LandedCostPosted } from '@power/domain/purchasing/landed/events';
import { costTitle } from '@power/domain/purchasing/landed/cost-title.shared';
import { namesOf } from '@power/domain/purchasing/landed/under-cost.shared';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';
import { NOTICES, tellPeople } from './notices.shared.ts';

/** Tells who sets prices; no figure of cost is in it. */
const tellPricers = (titulo: string, comentario: string, context: EventContext, tools: ProcessTools): Promise<void> =>
  tellPeople(
    [],
    'lista-de-precios',
    { tipo: 'precio_bajo_costo', titulo, comentario, perfiles: ['Administrador'] },
    context,
    tools,
  );

interface Costed {
  readonly costeo: { readonly number: number };
  readonly bajo_costo?: readonly string[] | undefined;
}
async function ofCost({ costeo, bajo_costo = [] }: Costed, context: EventContext, tools: ProcessTools): Promise<void> {
  if (bajo_costo.length > 0)
    await tellPricers(
      `Precios bajo el costo por el ${costTitle(costeo.number)}`,
      `Quedan con precios de lista bajo el costo: ${namesOf(bajo_costo)}. Revisa sus precios.`,
      context,
      tools,
    );
}

/** Who sets prices hears of list prices that what goods cost left under their cost. */
export default defineProcess(
  'notifications/cost-notices',
  'Avisos de precios bajo el costo',
  [
    react(LandedCostPosted, ofCost),
    react(LandedCostComplemented, ofCost),
    react(ProductRepriced, async ({ origen, part_number, precios, pmp, antes }, context, tools) => {
      if (origen !== 'Entrada con costo') return;
      const news = underCost([precios], pmp);
      if (news !== '' && news !== underCost([antes.precios], antes.pmp))
        await tellPricers(`${part_number} quedó con precios bajo el costo`, news, context, tools);
    }),
  ],
  NOTICES,
);
