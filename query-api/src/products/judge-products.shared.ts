import type { Values } from '@power/domain/kernel/master-events';
import { importedProduct } from '@power/domain/products/imported-product.shared';
import type { Reader } from '@power/infra/platform/sql/reader';
import { codedProducts, codeOf } from './coded-products.shared.ts';

/** Judges rows of products by the rule of their command, against the products that there are. */
export async function judgeProducts(rows: Reader, given: readonly Values[]) {
  const known = await codedProducts(rows, given);
  return (row: Values) => importedProduct(known.get(codeOf(row)), row);
}
