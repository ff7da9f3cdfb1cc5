import { stockCount } from '@power/domain/inventory/counts/count';
import { finishCount } from '@power/domain/inventory/counts/settle-count';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findProducts } from '../kernel/products.ts';

/** What a unit of each counted product costs. */
export default provideFacts(finishCount, async ({ id }, services) => {
  const { state: count } = await services.load(stockCount, id);
  const products = await findProducts(
    services,
    (count?.lineas ?? []).map(({ producto }) => producto._id),
  );
  if (isRejection(products)) return products;
  return { pmp: Object.fromEntries(Object.values(products).map(({ _id, pmp }) => [_id, pmp])) };
});
