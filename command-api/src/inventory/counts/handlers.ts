import { adjustCounted } from '@power/domain/inventory/counts/adjust-counted';
import { countLine } from '@power/domain/inventory/counts/count-line';
import { stockCount } from '@power/domain/inventory/counts/count';
import { visibleCount } from '@power/domain/inventory/counts/guards';
import { openCount, scopeOf } from '@power/domain/inventory/counts/open-count';
import { finishCount } from '@power/domain/inventory/counts/settle-count';
import { atPlace, unplaced } from '@power/domain/inventory/places.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../../kernel/order-number.ts';
import { findProducts } from '../../kernel/products.ts';
import { stockProduct } from '../../kernel/stock-product.ts';
import { linesOf } from './count-scope.ts';

/** Counts: what is where, what the system has in the moment of counting, and what a unit costs. */
export default [
  provideFacts(
    openCount,
    async ({ conteo }, services) => ({
      lineas: scopeOf(conteo) === undefined ? [] : await linesOf(conteo, services),
      number: UNNUMBERED,
    }),
    { numbered: numberedBy('inventario') },
  ),
  provideFacts(countLine, async ({ id, producto, ubicacion }, services) => {
    const found = await stockProduct(services, producto);
    if (isRejection(found)) return found;
    const { state: count } = await services.load(stockCount, id);
    if (!count) return { producto: found, sistema: 0 };
    const there = warehouse((await services.load(stock, producto)).state, count.bodega);
    return { producto: found, sistema: ubicacion === undefined ? unplaced(there) : atPlace(there, ubicacion) };
  }),
  provideFacts(finishCount, async ({ id }, services) => {
    const { state: count } = await services.load(stockCount, id);
    const products = await findProducts(
      services,
      (count?.lineas ?? []).map(({ producto }) => producto._id),
    );
    if (isRejection(products)) return products;
    return { pmp: Object.fromEntries(Object.values(products).map(({ _id, pmp }) => [_id, pmp])) };
  }),
  provideFacts(adjustCounted, async ({ conteo }, services) => {
    const count = visibleCount((await services.load(stockCount, conteo)).state);
    return isRejection(count) ? count : { count };
  }),
] as CommandHandler[];
