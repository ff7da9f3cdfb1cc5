import { POST_TITLE, postLandedCost } from '@power/domain/purchasing/landed/post-landed-cost';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { historyOnce } from '../kernel/history-once.ts';
import { costedProducts } from './costed-products.ts';
import { costOf, giveReceptionsBack, takeReceptions } from './costed-receptions.ts';
import { notInStock } from './received-entries.ts';

async function factsOf(id: string | number, given: CommandServices) {
  const services = historyOnce(given);
  const cost = await costOf(id, services);
  const missing = cost?.estado === 'Calculado' ? await notInStock(POST_TITLE, cost, services) : undefined;
  return missing ?? costedProducts(id, services);
}

export default provideFacts(postLandedCost, ({ id }, services) => factsOf(id, services), {
  before: async ({ id }, services) => {
    const cost = await costOf(id, services);
    return cost?.estado === 'Calculado' ? takeReceptions(POST_TITLE, cost, services) : undefined;
  },
  compensate: async ({ id }, services) => {
    const cost = await costOf(id, services);
    if (cost && cost.estado !== 'Contabilizado') await giveReceptionsBack(cost, services);
  },
});
