import type { Values } from '@power/domain/kernel/master-events';
import { importedPrices } from '@power/domain/products/imported-product.shared';
import type { Reader } from '@power/infra/platform/sql/reader';
import { codedProducts, codeOf } from './coded-products.shared.ts';

/** Judges rows of prices by the rule of their command, against the products that there are. */
export async function judgePrices(rows: Reader, given: readonly Values[]) {
  const known = await codedProducts(rows, given);
  return (row: Values) => importedPrices(known.get(codeOf(row)), row);
}
