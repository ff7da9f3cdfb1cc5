import { revertLandedCost } from '@power/domain/purchasing/landed/revert-landed-cost';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { costedProducts } from './costed-products.ts';
import { costOf, giveReceptionsBack, takeReceptions } from './costed-receptions.ts';

export default provideFacts(revertLandedCost, ({ id }, services) => costedProducts(id, services), {
  before: async ({ id }, services) => {
    const cost = await costOf(id, services);
    if (cost?.estado === 'Contabilizado') await giveReceptionsBack(cost, services);
    return undefined;
  },
  compensate: async ({ id }, services) => {
    const cost = await costOf(id, services);
    if (cost?.estado === 'Contabilizado') await takeReceptions('', cost, services);
  },
});
