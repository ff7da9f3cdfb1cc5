import { POST_TITLE, postLandedCost } from '@power/domain/purchasing/landed/post-landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { costedProducts } from './costed-products.ts';
import { costOf, giveReceptionsBack, takeReceptions } from './costed-receptions.ts';

export default provideFacts(postLandedCost, ({ id }, services) => costedProducts(id, services), {
  before: async ({ id }, services) => {
    const cost = await costOf(id, services);
    return cost?.estado === 'Calculado' ? takeReceptions(POST_TITLE, cost, services) : undefined;
  },
  compensate: async ({ id }, services) => {
    const cost = await costOf(id, services);
    if (cost && cost.estado !== 'Contabilizado') await giveReceptionsBack(cost, services);
  },
});
