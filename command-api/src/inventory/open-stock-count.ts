import { stockCount } from '@power/domain/inventory/counts/count';
import { NOT_OPENED, openCount, scopeOf } from '@power/domain/inventory/counts/open-count';
import { countScope, freeScope } from '@power/domain/inventory/counts/scope';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { currentList } from '../kernel/current-list.ts';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { linesOf } from './counts/count-scope.ts';
import { claimScope, openCounts } from './counts/open-counts.ts';

/** What is where, as far as the count goes; a product at a place is in one open count. */
export default provideFacts(
  openCount,
  async ({ conteo }, services) => {
    const late = await currentList(services, placeStockRow.projection, NOT_OPENED);
    if (late) return late;
    return {
      lineas: scopeOf(conteo) === undefined ? [] : await linesOf(conteo, services),
      number: UNNUMBERED,
      abiertos: await openCounts(services, conteo.bodega),
    };
  },
  {
    numbered: numberedBy('inventario'),
    before: ({ conteo: { bodega } }, services, { number, lineas, abiertos = [] }) =>
      claimScope(services, { bodega, conteo: number, lineas, abiertos }, NOT_OPENED),
    async compensate({ conteo: { bodega } }, services, { number }) {
      if (number === UNNUMBERED || (await services.load(stockCount, number)).state) return;
      await services.run(countScope, bodega, 'alcance/libre', freeScope(bodega, number));
    },
  },
);
