import { isGtin, scannedSpellings } from '@power/domain/kernel/scanned-code';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

/** `_id`s of the products that a bar code names; none of a text that is no GTIN. What is shown of them has its own scope. */
export async function barredProducts(rows: Reader, text: string): Promise<ReadonlySet<string>> {
  const codes = scannedSpellings(text);
  if (!codes.some(isGtin)) return new Set();
  const products = await rows.unscoped
    .selectFrom('product_list')
    .select('_id')
    .where((of) => sql<boolean>`${of.ref('ean')} ?| ${of.val(codes)}::text[]`)
    .execute();
  return new Set(products.map(({ _id }) => _id));
}
