import { countLine } from '@power/domain/inventory/counts/count-line';
import { stockCount } from '@power/domain/inventory/counts/count';
import { atPlace, unplaced } from '@power/domain/inventory/places.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { stockProduct } from '../kernel/stock-product.ts';

/** What the system has there in the moment of counting. */
export default provideFacts(countLine, async ({ id, producto, ubicacion }, services) => {
  const found = await stockProduct(services, producto);
  if (isRejection(found)) return found;
  const { state: count } = await services.load(stockCount, id);
  if (!count) return { producto: found, sistema: 0 };
  const there = warehouse((await services.load(stock, producto)).state, count.bodega);
  return { producto: found, sistema: ubicacion === undefined ? unplaced(there) : atPlace(there, ubicacion) };
});
