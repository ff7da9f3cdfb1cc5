import { importProduct } from '@power/domain/products/import-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimCode } from '../kernel/claim-code.ts';
import { allTables } from '../kernel/margin-tables.ts';
import { productWithCode } from '../kernel/product-by-code.ts';

export default provideFacts(
  importProduct,
  async ({ fila }, services) => ({
    _id: (await productWithCode(services, fila.codigo as string)) ?? String(await services.nextNumber('producto')),
    tablas: await allTables(services),
  }),
  { before: ({ fila }, services, { _id }) => claimCode(fila.codigo as string, services, _id) },
);
