import { importPrices } from '@power/domain/products/import-prices';
import { unknownCode } from '@power/domain/products/imported-product.shared';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { productWithCode } from '../kernel/product-by-code.ts';

export default provideFacts(importPrices, async ({ fila }, services) => {
  const _id = await productWithCode(services, fila.codigo as string);
  return _id === undefined ? unknownCode(fila) : { _id };
});
