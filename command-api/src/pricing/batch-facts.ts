import type { FiltroProductos } from '@power/domain/products/bulk-change.shared';
import type { BatchFacts } from '@power/domain/pricing/start-price-batch';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { meant } from '@power/infra/platform/sql/products-meant';

/** Number of the change and the products that its filter means now. */
export const batchFacts = async (filter: FiltroProductos, services: CommandServices): Promise<BatchFacts> => ({
  lote: String(await services.nextNumber('lote_precios')),
  productos: (
    await readModels(services.db)
      .selectFrom('product_list')
      .select('_id')
      .where((of) => meant(of, filter))
      .orderBy('_key')
      .execute()
  ).map(({ _id }) => _id),
});
