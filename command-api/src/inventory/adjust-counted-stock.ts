import { adjustCounted } from '@power/domain/inventory/counts/adjust-counted';
import { stockCount } from '@power/domain/inventory/counts/count';
import { visibleCount } from '@power/domain/inventory/counts/guards';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** The count that the adjustment is of. */
export default provideFacts(adjustCounted, async ({ conteo }, services) => {
  const count = visibleCount((await services.load(stockCount, conteo)).state);
  return isRejection(count) ? count : { count };
});
