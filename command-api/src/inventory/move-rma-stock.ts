import { moveCaseStock } from '@power/domain/inventory/move-rma-stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { serviceCase } from '@power/domain/service/cases/case';
import { visibleCase } from '@power/domain/service/cases/guards';
import { provideFacts } from '@power/infra/platform/commands/handler';

export default provideFacts(moveCaseStock, async ({ rma }, services) => {
  const found = visibleCase((await services.load(serviceCase, rma)).state, services.user);
  return isRejection(found) ? found : { rma: found };
});
