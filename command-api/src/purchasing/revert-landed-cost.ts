import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { revertLandedCost } from '@power/domain/purchasing/landed/revert-landed-cost';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { giveReceptionsBack, takeReceptions } from './costed-receptions.ts';

const costOf = async (id: string | number, services: CommandServices) => (await services.load(landedCost, id)).state;

export default provideFacts(revertLandedCost, async () => ({}), {
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
